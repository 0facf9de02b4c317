import { charging, electric, findings, on, right, used } from '../../support/assessment';

it('names the published rule of each line', () => {
  const notice = charging(right, { ciss: 6_000 });
  const ruleOf = (line: Parameters<typeof on>[1]) => {
    const found = on(notice, line);
    return found && 'rule' in found ? found.rule : undefined;
  };
  expect(ruleOf('duty')).toEqual({ points: 2_000, of: 'cif' });
  expect(ruleOf('nacLevy')).toEqual({ points: 500, of: 'cif' });
  expect(ruleOf('surcharge')).toEqual({ points: 700, of: 'duty' });
  expect(ruleOf('etls')).toEqual({ points: 50, of: 'cif' });
  expect(ruleOf('greenTax')).toEqual({ points: 200, of: 'cif' });
  expect(ruleOf('ciss')).toEqual({ points: 100, of: 'fob' });
});

it.each(['adjustmentTax', 'fobCharge', 'ciss', 'other'] as const)(
  'has nothing to ask about %s of zero',
  (line) => {
    expect(findings(charging(right, { [line]: 0 })).filter((found) => found.line === line)).toEqual([
      { kind: 'fits', line, rule: undefined, isRounded: false },
    ]);
  },
);

it.each(['duty', 'nacLevy', 'etls', 'greenTax'] as const)(
  'can’t check %s without the car’s value',
  (line) => {
    const notice = { ...right, value: { cif: undefined }, charges: { [line]: 1_000 } };
    expect(on(notice, line)).toMatchObject({ kind: 'unchecked', line, needs: ['cif'] });
  },
);

it('needs no value to know that an electric car owes no Green Tax', () => {
  const notice = { ...electric, value: { cif: undefined }, charges: { greenTax: 0 } };
  expect(on(notice, 'greenTax')).toMatchObject({
    kind: 'fits',
    line: 'greenTax',
    rule: { points: 0, of: 'cif' },
  });
});

it('checks a surcharge by the duty on the notice, or by the published one, or asks for it', () => {
  expect(on({ ...used, value: {}, charges: { surcharge: 700, duty: 10_000 } }, 'surcharge')?.kind).toBe(
    'fits',
  );
  expect(on({ ...used, value: {}, charges: { surcharge: 700 } }, 'surcharge')).toMatchObject({
    needs: ['duty'],
  });
});
