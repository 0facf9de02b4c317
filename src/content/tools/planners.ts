import type { Payee } from '../../lib/vehicle/landedCost';
import type { Currency } from '../../lib/text/money';
import { portNames } from '../ports/ports';

export interface WorksheetGroup {
  readonly payee: Payee;
  readonly name: string;
  readonly currency: Currency;
  readonly lines: readonly { readonly id: string; readonly label: string }[];
}

/** Lines of the worksheet, by who is paid, in the currency in which that is usual. */
export const worksheet: readonly WorksheetGroup[] = [
  {
    payee: 'auction',
    name: 'To the auction',
    currency: 'USD',
    lines: [
      { id: 'bid', label: 'Bid' },
      { id: 'buyer-fees', label: 'Buyer fees' },
      { id: 'gate', label: 'Gate fee' },
      { id: 'auction-storage', label: 'Storage and late fees' },
    ],
  },
  {
    payee: 'us',
    name: 'To us, in the US',
    currency: 'USD',
    lines: [
      { id: 'purchase', label: 'Purchase service and inspection' },
      { id: 'haulage', label: 'Collection and haulage' },
      { id: 'loading', label: 'Loading or terminal delivery' },
      { id: 'export', label: 'Export filing and title' },
      { id: 'freight', label: 'Ocean freight' },
    ],
  },
  {
    payee: 'nigeria',
    name: 'In Nigeria',
    currency: 'NGN',
    lines: [
      { id: 'duty', label: 'Duty, levies and VAT' },
      { id: 'agent', label: 'Customs agent' },
      { id: 'dues', label: 'Line’s and terminal’s dues' },
      { id: 'demurrage', label: 'Storage and demurrage' },
      { id: 'delivery', label: 'Delivery' },
    ],
  },
];

/** Time zones of the US ports, by coast. */
export const portZones = [
  {
    zone: 'America/New_York',
    name: `East coast: ${portNames('USBAL', 'USNYC', 'USJAX', 'USSAV').join(', ')}`,
  },
  { zone: 'America/Chicago', name: `Texas: ${portNames('USHOU', 'USGLS', 'USFPO').join(', ')}` },
  { zone: 'America/Los_Angeles', name: `West coast: ${portNames('USLGB').join(', ')}, Los Angeles` },
] as const;

/** What happens at each threshold after discharge. */
export const thresholdWords = {
  overtime: 'Overtime cargo: passes to customs’ special handling',
  'further-handling': 'About three months: passes further in customs’ handling',
  disposal: 'After this day it may be disposed of',
} as const;

/** Beside a date or a time of which only a part was written. */
export const dateUnread = 'Write it in full, or empty it.';
