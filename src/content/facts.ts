import { tinCan } from './ports/tinCan';
import type { Fact } from './rateTypes';

const CHECKED = '2026-11-25';

/** Rules that several pages mention, each said once. The launch check lists those that aren't sure or are old. */
export const facts = {
  exportTitle: {
    text: 'The car and its original title must be with US Customs (CBP) at the port 72 hours before export.',
    confidence: 'sure',
    source: '19 CFR 192.2',
    checked: CHECKED,
  },
  exportFiling: {
    text: 'The export filing (EEI) is due in the Automated Export System (AES) 72 hours before export, too. It returns the ITN (Internal Transaction Number).',
    confidence: 'sure',
    source: '15 CFR 30.2(a)(1)(iv)(H), 30.4(b)(5)',
    checked: CHECKED,
  },
  exportFiler: {
    text: 'The filer must be in the US and have an EIN or DUNS number. A buyer abroad authorizes a US agent in writing.',
    confidence: 'sure',
    source: '15 CFR 30.3, https://law.cornell.edu/cfr/text/15/30.3',
    checked: CHECKED,
  },
  vreg: {
    text: 'Your agent registers the VIN before anything else. Without it, customs reportedly makes no assessment.',
    confidence: 'reported',
    source: 'https://dailytrust.com/vehicle-registration-portal-fails-as-importers-decry-delays-at-ports-2',
    checked: CHECKED,
  },
  bOdogwu: {
    text: 'Reportedly customs’ own system for the declaration and the value. Ask your agent which system the port uses.',
    confidence: 'reported',
    source: 'no original read; ask a licensed agent',
    checked: CHECKED,
  },
  singleWindow: {
    text: 'Live since 27 Mar 2026, starting with vessels’ manifests. Refused codes and delays were reported in May.',
    confidence: 'reported',
    source: 'https://donclimaxgroup.com/?p=5807',
    checked: CHECKED,
  },
  formM: {
    text: 'The central bank’s June 2026 manual reportedly requires them for imports. Whether that includes a single used car isn’t clear: ask your bank and your agent.',
    confidence: 'unsure',
    source: 'https://primetimes.com.ng/2026/06/cbn-scraps-form-a-for-domiciliary-account-remittances',
    checked: CHECKED,
  },
  bankForm: {
    text: 'Before you bid, ask your bank which form it needs. Pay only the accounts on our invoice, or on the auction’s own invoice that we send you.',
    confidence: 'reported',
    source: 'CBN Foreign Exchange Manual, 4th ed., as reported by https://primetimes.com.ng',
    checked: CHECKED,
  },
  bankLimits: {
    text: 'Payments go through an authorized-dealer bank. The central bank’s June 2026 manual reportedly eases transfers from your own domiciliary account, but caps advance payments for imports. Banks add limits of their own.',
    confidence: 'reported',
    source:
      'https://primetimes.com.ng/2026/06/cbn-scraps-form-a-for-domiciliary-account-remittances, https://fcmb.com/FX-Transactions',
    checked: CHECKED,
  },
  overtime: {
    text: 'Uncleared cargo is reportedly overtime cargo after about 30 days, and may be sold. Ask your agent for the current rule.',
    confidence: 'reported',
    source: 'https://ambusinessng.com, Aug 2025',
    checked: CHECKED,
  },
  copartHolidays: {
    text: 'Copart’s holidays aren’t published, so ask before you count on one: this is the earlier date.',
    confidence: 'unsure',
    source: 'Copart, “Pay and Pick Up”, which names no holidays',
    checked: CHECKED,
  },
  iaaPayment: {
    text: 'IAA reportedly wants its money by 4:30\u00A0PM local time on the second day after the sale. Go by the branch’s invoice.',
    confidence: 'reported',
    source: 'https://home.iaai.com/pl-pl/help/AboutPayandClaim',
    checked: CHECKED,
  },
  // In a module of its own, since the list of ports, which most pages load, needs no other.
  tinCan,
  cvms: {
    text: 'Reported in October 2025: after clearing, anyone can look up what a VIN was charged in customs’ CVMS, for a fee.',
    confidence: 'reported',
    source: 'https://thenewsnow.org, 28 Oct 2025',
    checked: CHECKED,
  },
  hsCodes: {
    text: 'We read reported copies of the tariff. Your agent can show you the original.',
    confidence: 'reported',
    source: 'copies of the ECOWAS Common External Tariff, heading 8703',
    checked: CHECKED,
  },
} as const satisfies Readonly<Record<string, Fact>>;
