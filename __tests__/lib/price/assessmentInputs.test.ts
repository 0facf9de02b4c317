import { checkAssessment } from '../../../src/lib/price/assessment/checkAssessment';
import type { AssessmentNotice, NoticeLine } from '../../../src/lib/price/assessment/notice';
import { asked, causeOf, charging, findings, on, rates, right, used } from '../../support/assessment';

describe('the HS code', () => {
  it.each([
    ['8703222000', { engineCc: 1_500 }, undefined],
    ['8703222000', { engineCc: 1_501 }, { kind: 'hs-engine', above: 1_000, to: 1_500 }],
    ['8703222000', { engineCc: 1_000 }, { kind: 'hs-engine', above: 1_000, to: 1_500 }],
    ['87032320', { engineCc: 3_000 }, undefined],
    ['87032420', { engineCc: 3_000 }, { kind: 'hs-engine', above: 3_000, to: Infinity }],
    ['87032420', { engineCc: 3_001 }, undefined],
    ['8703231900', {}, { kind: 'hs-new' }],
    ['8703232000', { isUsed: false }, { kind: 'hs-used' }],
    ['8703802000', { isElectric: true, engineCc: undefined }, undefined],
    ['8703802000', {}, { kind: 'hs-not-electric' }],
    ['8703232000', { isElectric: true, engineCc: undefined }, { kind: 'hs-electric' }],
    ['8704212000', {}, { kind: 'hs-not-a-car' }],
  ])('%s is compared with the car: %j', (hsCode, car, cause) => {
    expect(causeOf({ ...used, ...car, hsCode })).toEqual(cause);
  });

  it('has two questions if two things are wrong', () => {
    expect(asked({ ...used, engineCc: 1_200, hsCode: '8703231900' })).toEqual([
      ['hsCode', 'hs-new'],
      ['hsCode', 'hs-engine'],
    ]);
  });

  it('is not judged while it is incomplete, or of a diesel or hybrid car', () => {
    expect(findings({ ...used, hsCode: '870323' })).toEqual([]);
    expect(findings({ ...used, hsCode: '87033220' })).toEqual([
      { kind: 'unchecked', line: 'hsCode', needs: [] },
    ]);
    expect(findings({ ...used, engineCc: undefined, hsCode: '87032320' })).toEqual([
      { kind: 'unchecked', line: 'hsCode', needs: ['engine'] },
    ]);
  });
});

describe('a notice that is typed in part', () => {
  it('has nothing to say when empty', () => {
    expect(checkAssessment(used, rates)).toEqual({ findings: [], expectedTotal: undefined });
  });

  it.each<[NoticeLine, Partial<AssessmentNotice>, readonly string[]]>([
    ['duty', { charges: { duty: 1 } }, ['cif']],
    ['duty', { charges: { duty: 1 }, value: { fob: 1, freight: 1 } }, ['insurance']],
    ['duty', { charges: { duty: 1 }, value: { fob: 1 } }, ['cif']],
    ['surcharge', { charges: { surcharge: 1 } }, ['duty']],
    ['greenTax', { charges: { greenTax: 1 }, engineCc: undefined }, ['engine', 'cif']],
    ['ciss', { charges: { ciss: 1 }, value: { cif: 1 } }, ['fob']],
    ['vat', { charges: { vat: 1, duty: 1, etls: 1 }, value: { cif: 5 } }, ['nacLevy', 'surcharge']],
    ['total', { charges: { ...right.charges, vat: 72_506 }, total: 1, value: {} }, []],
    ['total', { charges: { duty: 1, nacLevy: 1, surcharge: 1, etls: 1 }, total: 4 }, ['vat']],
    ['receipt', { receipt: 1 }, ['total']],
  ])('says what %s needs: %j', (line, typed, needs) => {
    expect(on({ ...used, ...typed }, line)).toMatchObject(
      needs.length > 0 ? { kind: 'unchecked', needs } : { kind: 'ask' },
    );
  });

  it('asks for the Green Tax before it doubts VAT or a total that includes it', () => {
    const { greenTax: _untyped, ...charges } = right.charges;
    const notice = { ...right, charges };
    expect(asked(notice)).toEqual([]);
    expect(on(notice, 'vat')).toMatchObject({ kind: 'fits' });
    const { vat } = charging(right, { nacLevy: 112_500 }).charges;
    expect(on({ ...notice, charges: { ...charges, nacLevy: 112_500, vat: vat ?? 0 } }, 'vat')).toMatchObject({
      kind: 'fits',
    });
    expect(on(notice, 'total')).toEqual({ kind: 'unchecked', line: 'total', needs: ['greenTax'] });
  });

  it('judges the surcharge by the duty on the notice, without the value', () => {
    const charges = { duty: 150_000, surcharge: 10_500 };
    expect(on({ ...used, charges }, 'surcharge')).toMatchObject({ kind: 'fits' });
  });

  it('needs neither the value nor the engine to ask about the FOB charge', () => {
    expect(asked({ ...used, engineCc: undefined, charges: { fobCharge: 24_000 } })).toEqual([
      ['fobCharge', 'suspended'],
    ]);
  });
});
