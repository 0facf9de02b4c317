import '../../support/frozenRates';
import { assessmentReport } from '../../../src/features/price/assessment/model/assessmentReport';
import type { AmountId, NoticeInputs } from '../../../src/features/price/assessment/model/noticeInputs';
import { changedInputs, correctInputs } from '../../support/assessmentInputs';
import { CAUTION, setConfidence } from '../../support/setConfidence';

it('has no question about a correct notice', () => {
  expect(assessmentReport(correctInputs, 2026)).toMatchObject({
    summary: '10 lines fit',
    asked: [],
    needed: [],
  });
});

it.each<[Partial<Record<AmountId, string>>, string]>([
  [{ fobCharge: '240' }, 'FCS is charged, $240.00, but it was suspended on 15 Sep 2025.'],
  [{ fobCharge: '240', ciss: '60' }, 'FCS ($240.00) and CISS are both charged'],
  [{ nacLevy: '750' }, 'at 10%, the rate for new cars. Mine is used.'],
  [{ nacLevy: '1500' }, 'at 20%, the rate for new cars. Mine is used.'],
  [{ greenTax: '300' }, 'at 4%. The engine has 2,494 cc. Should it be 2% of the CIF value, $150.00?'],
  [{ adjustmentTax: '150' }, 'are both charged. The second replaced the first on 1\u00a0Jul 2026.'],
  [{ other: '50' }, 'There are other charges of $50.00. What are they for'],
  [
    { vat: '562.50' },
    'VAT is $562.50, which is 7.5% of the CIF value. Should it be 7.5% of the CIF value and',
  ],
  [{ vat: '713.81' }, 'calculated without the Green Tax.'],
  [{ vat: '743.06' }, 'That includes FCS, which isn’t on the notice.'],
  [{ duty: '2625' }, 'Import duty is $2,625.00. At 20% of the CIF value, I get $1,500.00. How was'],
  [{ duty: '1200' }, 'which is 20% of the FOB value.'],
  [{ total: '2,892.57' }, 'the charges add up to $2,892.56. What’s the difference for?'],
  [{ total: '2,997.56' }, 'Was SUR counted twice?'],
  [{ total: '2,855.06' }, 'Was ETL left out?'],
  [{ total: '3,132.56' }, 'Does it include FCS?'],
  [{ receipt: '2,892.50' }, 'The bank receipt is for $2,892.50, and the notice for $2,892.56.'],
  [{ insurance: '120' }, 'FOB, freight and insurance add up to $7,520.00. Which one is right?'],
  [{ cif: '7,000' }, 'duty and levies are calculated on $7,500.00. Which one is right?'],
])('asks the right question about %j', (changes, question) => {
  const { asked } = assessmentReport(changedInputs(changes), 2026);
  expect(asked.map(({ ask }) => ask).join('\n')).toContain(question);
});

it('converts a value in dollars at the rate on the notice', () => {
  const inputs: NoticeInputs = {
    ...correctInputs,
    ...{ currency: 'mixed', amounts: { cif: '7,500.00', duty: '2,078,125.95', etls: '51,953.14' } },
  };
  expect(assessmentReport(inputs, 2026)).toMatchObject({
    needed: ['Import duty: needs the dollar rate.', 'ECOWAS levy (ETL): needs the dollar rate.'],
  });
  const { fits } = assessmentReport({ ...inputs, rate: '1,385.4173' }, 2026);
  expect(fits.map(({ detail }) => detail)).toEqual([
    'for a car like this',
    '20% of the CIF value',
    '0.5% of the CIF value, rounded',
  ]);
});

it('has no published duty for a new car, and checks its levy', () => {
  const inputs = { ...changedInputs({ nacLevy: '1,500.00' }), condition: 'new', hsCode: '' } as const;
  const { asked, needed } = assessmentReport(inputs, 2026);
  expect(needed).toEqual(['Import duty: we have no published rate for this car. Ask your agent for it.']);
  expect(asked[0]?.ask).toContain('at 20%. Customs announced 10% from 1\u00a0Jul 2026, which is $750.00.');
});

it('asks for 0% VAT and no Green Tax on an electric car, as firmly as the sources allow', () => {
  setConfidence({ greenTaxMid: 'reported', greenTaxLarge: 'reported', vatElectric: 'sure' });
  const { asked } = assessmentReport({ ...correctInputs, hsCode: '8703.80.20', isElectric: true }, 2026);
  expect(asked).toMatchObject([
    {
      name: 'Green Tax Surcharge',
      confidence: 'reported',
      verdict: 'Electric cars are exempt, as reported.',
    },
    { name: 'VAT', confidence: 'sure', verdict: 'By law, VAT on electric vehicles is 0%.' },
  ]);
  expect(asked[1]?.ask).toContain('The Nigeria Tax Act 2025 (section 187) says 0%. Can VAT be 0%?');
  expect(asked[1]?.caution).toContain(CAUTION);
});
