import { companyName } from '../companyName';
import { facts } from '../facts';
import { rates, withCaution } from '../rates';
import type { DocumentCase } from './documentCase';

export type DocumentStage = 'us' | 'sea' | 'nigeria';

export const documentStages: readonly { readonly id: DocumentStage; readonly name: string }[] = [
  { id: 'us', name: 'Before export' },
  { id: 'sea', name: 'At the port and at sea' },
  { id: 'nigeria', name: 'In Nigeria' },
];

/** The issuer's rubber stamp on a document: its text, and a shape by the kind of issuer. */
export interface DocumentStamp {
  readonly code: string;
  readonly by: string;
  /** `oval`: an authority. `plate`: a company. `line`: the visitor's signature. */
  readonly shape: 'oval' | 'plate' | 'line';
}

export interface ShippingDocument {
  readonly id: string;
  readonly stage: DocumentStage;
  readonly name: string;
  readonly what: string;
  readonly issuer: string;
  readonly stamp: DocumentStamp;
  /** Who needs it, and when, as far as it's certain. */
  readonly needed?: string;
  /** Cases that require the document; without it, all do. */
  readonly only?: Partial<{ readonly [K in keyof DocumentCase]: readonly DocumentCase[K][] }>;
}

/** Title in print and messages. */
export const documentsTitle = 'Documents for shipping a vehicle from the USA to Nigeria';

/** Documents in the order they are needed. */
export const shippingDocuments: readonly ShippingDocument[] = [
  {
    id: 'title',
    stage: 'us',
    name: 'Original title',
    what: 'The original certificate of ownership, signed over to you.',
    issuer: 'A US state; you get it from the seller or auction',
    stamp: { code: 'Title', by: 'US state', shape: 'oval' },
    needed: 'US Customs (CBP), at the port with the car, 72 hours before export (19 CFR 192.2)',
  },
  {
    id: 'brand-papers',
    stage: 'us',
    name: 'Confirmation that this title can be exported',
    what: 'Some branded titles can’t leave the country. Get it in writing.',
    issuer: 'Us; send a picture of the title',
    stamp: { code: 'Export OK', by: companyName.short, shape: 'plate' },
    needed: 'you, before you pay for the car',
    only: { title: ['salvage', 'rebuilt', 'junk'] },
  },
  {
    id: 'rebuilt-inspection',
    stage: 'us',
    name: 'State rebuilt inspection record',
    what: 'Shows that the repaired car passed inspection.',
    issuer: 'The state that issued the title',
    stamp: { code: 'Rebuilt', by: 'US state', shape: 'oval' },
    only: { title: ['rebuilt'] },
  },
  {
    id: 'bill-of-sale',
    stage: 'us',
    name: 'Bill of sale or auction invoice',
    what: 'Buyer, seller, price and VIN.',
    issuer: 'Seller or auction',
    stamp: { code: 'Sold', by: 'Seller', shape: 'plate' },
    needed: 'the terminal’s gate',
  },
  {
    id: 'identity',
    stage: 'us',
    name: 'Owner’s ID',
    what: 'Passport or similar, with the name on the bill of sale.',
    issuer: 'Your government',
    stamp: { code: 'ID', by: 'Gov’t', shape: 'oval' },
    needed: 'the terminal’s gate',
    only: { who: ['individual'] },
  },
  {
    id: 'company-papers',
    stage: 'us',
    name: 'Company documents and the signer’s ID',
    what: 'Company registration, and a passport or similar ID for the person who signs.',
    issuer: 'Business registry; your government',
    stamp: { code: 'Company', by: 'Registry', shape: 'oval' },
    only: { who: ['dealer'] },
  },
  {
    id: 'poa',
    stage: 'us',
    name: 'Power of attorney',
    what: 'Authorizes the US agent, in writing, to file the export for you.',
    issuer: 'You sign it; we send the form',
    stamp: { code: 'Signed', by: 'You', shape: 'line' },
    needed: 'the US filing agent and the terminal’s gate',
  },
  {
    id: 'us-agent',
    stage: 'us',
    name: 'US filing agent’s name',
    what: facts.exportFiler.text,
    issuer: 'Us',
    stamp: { code: 'Agent', by: companyName.short, shape: 'plate' },
    only: { taxNumber: ['no'] },
  },
  {
    id: 'itn',
    stage: 'us',
    name: 'ITN',
    what: facts.exportFiling.text,
    issuer: 'Automated Export System, to the filer',
    stamp: { code: 'ITN', by: 'AES', shape: 'oval' },
    needed: 'the terminal’s gate and the dock receipt',
  },
  {
    id: 'contents',
    stage: 'us',
    name: 'List of what’s in the container',
    what: 'Everything besides the vehicles. If it’s not on the list, it shouldn’t be in the container.',
    issuer: 'You',
    stamp: { code: 'Contents', by: 'You', shape: 'line' },
    only: { method: ['container'] },
  },
  {
    id: 'dock-receipt',
    stage: 'sea',
    name: 'Dock receipt',
    what: 'The terminal’s receipt, with the date and the car’s condition.',
    issuer: 'Terminal at the port of loading',
    stamp: { code: 'Received', by: 'Terminal', shape: 'plate' },
    needed: 'the carrier, who prepares the bill of lading from it',
    only: { method: ['roro'] },
  },
  {
    id: 'container-number',
    stage: 'sea',
    name: 'Container number, seal number, dock receipt',
    what: 'What you track it by, and proof that it was sealed and received.',
    issuer: 'The loading crew; terminal',
    stamp: { code: 'Sealed', by: 'Loading crew', shape: 'plate' },
    needed: 'you, for tracking',
    only: { method: ['container'] },
  },
  {
    id: 'bill-of-lading',
    stage: 'sea',
    name: 'Original bill of lading',
    what: 'Receipt, contract and the right to claim the car.',
    issuer: 'Carrier',
    stamp: { code: 'B/L', by: 'Carrier', shape: 'plate' },
    needed: 'your customs agent, well before the vessel arrives',
  },
  {
    id: 'vreg',
    stage: 'nigeria',
    name: 'VREG registration of the VIN',
    what: facts.vreg.text,
    issuer: 'Your customs agent',
    stamp: { code: 'VREG', by: 'Agent', shape: 'plate' },
    needed: 'customs, before the assessment',
  },
  {
    id: 'form-m',
    stage: 'nigeria',
    name: 'Form M and PAAR, where required',
    what: `An import declaration through a bank, and customs’ Pre-Arrival Assessment Report. ${facts.formM.text}`,
    issuer: 'Your bank; customs',
    stamp: { code: 'Form M', by: 'Bank', shape: 'plate' },
  },
  {
    id: 'age',
    stage: 'nigeria',
    name: 'Age limit confirmed for this car',
    what: withCaution(rates.ageLimit),
    issuer: 'Your customs agent',
    stamp: { code: 'Age', by: 'Agent', shape: 'plate' },
    needed: 'you, before you bid',
  },
  {
    id: 'assessment',
    stage: 'nigeria',
    name: 'Assessment and payment receipt',
    what: 'What customs charges, and proof you paid. The numbers must match.',
    issuer: 'Customs, through your agent',
    stamp: { code: 'Assessed', by: 'NCS', shape: 'oval' },
    needed: 'customs, before the release',
  },
  {
    id: 'release',
    stage: 'nigeria',
    name: 'Customs release',
    what: 'Issued electronically after inspection.',
    issuer: 'Customs',
    stamp: { code: 'Released', by: 'NCS', shape: 'oval' },
    needed: 'the terminal, before gate-out',
  },
  {
    id: 'gate-out',
    stage: 'nigeria',
    name: 'Carrier and terminal receipts, gate pass',
    what: 'The car leaves the gate with these.',
    issuer: 'Carrier, terminal',
    stamp: { code: 'Gate pass', by: 'Terminal', shape: 'plate' },
    needed: 'the terminal’s gate',
  },
];

export const documentWords = {
  situation: 'Your situation',
  result: 'Your documents',
  print: 'Documents for shipping a vehicle',
  line: (mark: string, name: string, issuer: string) => `${mark} ${name} (from: ${issuer})`,
  have: 'I have it',
  haveCount: (have: number, all: number) => `${have} of ${all} documents`,
  stageCount: (all: number, have: number) => `${all} documents, ${have} checked`,
  stopTitle: 'Stop before you pay.',
  stop: 'A certificate of destruction or a junk title is for parts only, and some can’t be exported.',
  from: (issuer: string) => `From: ${issuer}`,
  needed: (who: string) => `For: ${who}`,
  withoutScripts:
    'You need JavaScript to tailor the list to your situation. This is the list for an individual who ships a car with a clean title by RoRo, and has no EIN or DUNS number.',
  ask: 'Ask us for your list in writing',
} as const;
