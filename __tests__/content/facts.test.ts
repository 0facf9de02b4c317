import { factsToConfirm, outdated } from '../../scripts/launch/published';
import { facts } from '../../src/content/facts';
import type { Fact } from '../../src/content/rateTypes';

const fact: Fact = {
  text: 'Reportedly, the agent registers the VIN first.',
  confidence: 'reported',
  source: 'a newspaper',
  checked: '2026-11-25',
};

it('does not compile a sentence without source, confidence or date checked', () => {
  const { text, confidence, source, checked } = fact;
  const incomplete: readonly Fact[] = [
    // @ts-expect-error -- no source
    { text, confidence, checked },
    // @ts-expect-error -- no confidence
    { text, source, checked },
    // @ts-expect-error -- no date checked
    { text, confidence, source },
    // @ts-expect-error -- not a confidence
    { text, confidence: 'likely', source, checked },
  ];
  expect(incomplete).toHaveLength(4);
});

it.each(Object.entries<Fact>(facts))('%s says in words if it isn’t sure', (_name, { text, confidence }) => {
  expect(text).toMatch(/\.$/);
  if (confidence !== 'sure') expect(text).toMatch(/reported|isn’t clear|\bask\b/i);
});

describe('the launch check', () => {
  it('lists every reported or unsure sentence that the company has yet to confirm', () => {
    const open = Object.values<Fact>(facts).filter(
      ({ confidence, confirmed }) => confidence !== 'sure' && !confirmed,
    );
    expect(factsToConfirm()).toHaveLength(open.length);
  });

  it('gives a sentence with its source', () => {
    expect(factsToConfirm({ vreg: fact })).toEqual([
      {
        where: 'src/content/facts.ts vreg',
        what: 'Reportedly, the agent registers the VIN first. (reported: a newspaper; checked 2026-11-25)',
      },
    ]);
  });

  it('lists neither what is sure nor what the company has confirmed', () => {
    const sure: Fact = { ...fact, confidence: 'sure' };
    expect(factsToConfirm({ sure, vreg: { ...fact, confirmed: '2026-12-01' } })).toEqual([]);
  });

  it('passes a sentence on its 180th day and not on the next', () => {
    const published = { rates: {}, facts: { vreg: { ...fact, checked: '2026-01-01' } } } as const;
    expect(outdated('2026-06-30', published)).toEqual([]);
    expect(outdated('2026-07-01', published)).toEqual([
      { where: 'src/content/facts.ts vreg', value: 'last checked 2026-01-01' },
    ]);
  });
});
