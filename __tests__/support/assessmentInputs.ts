import type { AmountId, NoticeInputs } from '../../src/features/price/assessment/model/noticeInputs';

/** The worked example of the published rates at 2,494 cc, in dollars. */
export const correctInputs: NoticeInputs = {
  ...{ vin: '', hsCode: '8703.23.20', condition: 'used', isElectric: false, engine: '2494' },
  ...{ currency: 'dollars', rate: '' },
  amounts: {
    ...{ fob: '6,000.00', freight: '1,400.00', insurance: '100.00', cif: '7,500.00' },
    ...{ duty: '1,500.00', nacLevy: '375.00', surcharge: '105.00', etls: '37.50', greenTax: '150.00' },
    ...{ vat: '725.06', total: '2,892.56', receipt: '2,892.56' },
  },
};
export const changedInputs = (changes: Partial<Record<AmountId, string>>): NoticeInputs => ({
  ...correctInputs,
  amounts: { ...correctInputs.amounts, ...changes },
});
