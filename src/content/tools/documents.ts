/** What the checklist asks. `us-buyer`: has a US tax number, so may file without an agent's. */
export interface PaperCase {
  readonly who: 'individual' | 'dealer';
  readonly taxNumber: 'yes' | 'no';
  readonly method: 'roro' | 'container';
  readonly title: 'clean' | 'salvage' | 'rebuilt' | 'junk';
}

export const caseQuestions = [
  {
    field: 'who',
    legend: 'Who are you?',
    choices: [
      { value: 'individual', label: 'A private person' },
      { value: 'dealer', label: 'A dealer or company' },
    ],
  },
  {
    field: 'taxNumber',
    legend: 'Do you have a US tax number?',
    choices: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    field: 'method',
    legend: 'How does it ship?',
    choices: [
      { value: 'roro', label: 'RoRo' },
      { value: 'container', label: 'Container' },
    ],
  },
  {
    field: 'title',
    legend: 'Which word is on the title?',
    choices: [
      { value: 'clean', label: 'Clean' },
      { value: 'salvage', label: 'Salvage' },
      { value: 'rebuilt', label: 'Rebuilt' },
      { value: 'junk', label: 'Destruction or junk' },
    ],
  },
] as const;

export type PaperStage = 'us' | 'sea' | 'nigeria';

export const paperStages: readonly { readonly id: PaperStage; readonly name: string }[] = [
  { id: 'us', name: 'Before export' },
  { id: 'sea', name: 'At the quay and at sea' },
  { id: 'nigeria', name: 'In Nigeria' },
];

export interface Paper {
  readonly id: string;
  readonly stage: PaperStage;
  readonly name: string;
  readonly what: string;
  readonly issuer: string;
  /** Cases that need it; without it, every case does. */
  readonly only?: Partial<{ readonly [K in keyof PaperCase]: readonly PaperCase[K][] }>;
}

/** Heads the list on paper and in a message. */
export const papersTitle = 'Papers for shipping a vehicle from the USA to Nigeria';

/** Papers in the order in which they are needed. */
export const papers: readonly Paper[] = [
  {
    id: 'title',
    stage: 'us',
    name: 'Original title',
    what: 'The certificate of ownership, in the original, signed over to you. Customs at the port of exit see it.',
    issuer: 'A US state; handed over by seller or auction',
  },
  {
    id: 'brand-papers',
    stage: 'us',
    name: 'Confirmation that this title may be exported',
    what: 'Some branded titles cannot leave the country. Have it in writing before you pay for the car.',
    issuer: 'Ask us, with a picture of the title',
    only: { title: ['salvage', 'rebuilt', 'junk'] },
  },
  {
    id: 'rebuilt-inspection',
    stage: 'us',
    name: 'Record of the state’s rebuilt inspection',
    what: 'Shows that the repaired car was inspected. Useful wherever its state is doubted.',
    issuer: 'The state that issued the title',
    only: { title: ['rebuilt'] },
  },
  {
    id: 'bill-of-sale',
    stage: 'us',
    name: 'Bill of sale or auction invoice',
    what: 'Who bought what from whom, and for how much, with the VIN.',
    issuer: 'Seller or auction house',
  },
  {
    id: 'identity',
    stage: 'us',
    name: 'Identity paper of the owner',
    what: 'Passport or similar, the name spelled as on the bill of sale.',
    issuer: 'Your government',
    only: { who: ['individual'] },
  },
  {
    id: 'company-papers',
    stage: 'us',
    name: 'Company papers, and identity of who signs',
    what: 'Registration of the company, and passport or similar of the person who signs for it.',
    issuer: 'Company register; your government',
    only: { who: ['dealer'] },
  },
  {
    id: 'poa',
    stage: 'us',
    name: 'Power of attorney',
    what: 'Lets the filer file the export in your name.',
    issuer: 'You sign it; we send the form',
  },
  {
    id: 'us-agent',
    stage: 'us',
    name: 'Name of the US agent who files',
    what: 'Without a US tax number you need an agent in the US for the export filing.',
    issuer: 'We name one',
    only: { taxNumber: ['no'] },
  },
  {
    id: 'itn',
    stage: 'us',
    name: 'ITN',
    what: 'Internal Transaction Number of the export filing; due, like the title, 72 hours before export.',
    issuer: 'Automated Export System, to the filer',
  },
  {
    id: 'contents',
    stage: 'us',
    name: 'List of what travels in the container',
    what: 'Everything beside the vehicles, declared. What is not on the list should not be in the box.',
    issuer: 'You',
    only: { method: ['container'] },
  },
  {
    id: 'dock-receipt',
    stage: 'sea',
    name: 'Dock receipt',
    what: 'The terminal’s receipt, with the day and the car’s state.',
    issuer: 'Terminal at the port of loading',
    only: { method: ['roro'] },
  },
  {
    id: 'container-number',
    stage: 'sea',
    name: 'Container number, seal number, dock receipt',
    what: 'What you follow the box by, and proof that it was closed and received.',
    issuer: 'Who loads it; terminal',
    only: { method: ['container'] },
  },
  {
    id: 'bill-of-lading',
    stage: 'sea',
    name: 'Original bill of lading',
    what: 'Receipt and contract; who holds it may claim the car. It goes to your customs agent.',
    issuer: 'Carrier',
  },
  {
    id: 'form-m',
    stage: 'nigeria',
    name: 'Form M and PAAR, where required',
    what: 'Import declaration through a bank, and customs’ Pre-Arrival Assessment Report. Ask the agent whether your case needs them.',
    issuer: 'Your bank; customs',
  },
  {
    id: 'age',
    stage: 'nigeria',
    name: 'Confirmation of the age limit for this car',
    what: 'Counted from the year of manufacture. Rules change: confirm before you buy.',
    issuer: 'Your customs agent',
  },
  {
    id: 'assessment',
    stage: 'nigeria',
    name: 'Assessment and payment receipt',
    what: 'What customs ask and proof that it was paid. The numbers on both must match.',
    issuer: 'Customs, through your agent',
  },
  {
    id: 'release',
    stage: 'nigeria',
    name: 'Customs release',
    what: 'Given electronically after the examination.',
    issuer: 'Customs',
  },
  {
    id: 'gate-out',
    stage: 'nigeria',
    name: 'Line’s and terminal’s receipts, gate pass',
    what: 'With these the car leaves the gate.',
    issuer: 'Shipping line, terminal',
  },
];
