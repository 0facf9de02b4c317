import { outdated, ratesToConfirm } from '../../scripts/launch/published';
import { rates } from '../../src/content/rates';
import type { RuleRate, ShareRate } from '../../src/content/rateTypes';

const duty: ShareRate = {
  name: 'Import duty',
  text: '20% of the CIF value',
  basisPoints: 2_000,
  publisher: 'Nigeria Customs Service',
  document: 'tariff',
  since: '2022-04',
  checked: '2026-11-25',
  confidence: 'sure',
};
const { publisher, document, since, checked, name, text, basisPoints, confidence } = duty;

it('does not compile a figure without publisher, document, effective date, date checked or how firm it is', () => {
  const incomplete: readonly ShareRate[] = [
    // @ts-expect-error -- no publisher
    { name, text, basisPoints, document, since, checked, confidence },
    // @ts-expect-error -- no document
    { name, text, basisPoints, publisher, since, checked, confidence },
    // @ts-expect-error -- no effective date
    { name, text, basisPoints, publisher, document, checked, confidence },
    // @ts-expect-error -- no date checked
    { name, text, basisPoints, publisher, document, since, confidence },
    // @ts-expect-error -- not a date
    { name, text, basisPoints, publisher, document, since, checked: 'recently', confidence },
    // @ts-expect-error -- not how firm it is
    { name, text, basisPoints, publisher, document, since, checked },
    // @ts-expect-error -- reported, but not what to do about it
    { name, text, basisPoints, publisher, document, since, checked, confidence: 'reported' },
  ];
  expect(incomplete).toHaveLength(7);
});

it.each(Object.entries(rates))('%s has no empty text and states its own figure', (_name, rate) => {
  expect([rate.name, rate.text, rate.publisher, rate.document].every((value) => value.trim() !== '')).toBe(
    true,
  );
  if ('basisPoints' in rate) expect(rate.text).toContain(`${String(rate.basisPoints / 100)}%`);
  if ('dollars' in rate) expect(rate.text).toContain(`$${String(rate.dollars)}`);
  if ('count' in rate && rate.count > 0) expect(rate.text).toContain(String(rate.count));
});

describe('the launch check', () => {
  it('lists every figure that the company has yet to confirm', () => {
    const open = Object.values<RuleRate>(rates).filter(({ confirmed }) => !confirmed);
    expect(ratesToConfirm()).toHaveLength(open.length);
  });

  it('gives a figure with its source', () => {
    expect(ratesToConfirm({ duty })).toEqual([
      {
        where: 'src/content/rates/ duty',
        what: '20% of the CIF value (sure: Nigeria Customs Service, tariff; since 2022-04, checked 2026-11-25)',
      },
    ]);
  });

  it('no longer lists what the company has confirmed', () => {
    expect(ratesToConfirm({ duty: { ...duty, confirmed: '2026-12-01' } })).toEqual([]);
  });

  it('passes a figure on its 180th day and not on the next', () => {
    const published = { rates: { duty: { ...duty, checked: '2026-01-01' } }, facts: {} } as const;
    expect(outdated('2026-06-30', published)).toEqual([]);
    expect(outdated('2026-07-01', published)).toEqual([
      { where: 'src/content/rates/ duty', value: 'last checked 2026-01-01' },
    ]);
  });
});
