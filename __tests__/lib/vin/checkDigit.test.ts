import { isCheckDigitValid, vinCheckDigit, normalizeVin } from '../../../src/lib/vin/vin';

/** Published examples: two often quoted, Wikipedia's Saturn, and two Hondas that decoders use as samples. */
const VALID = [
  '1M8GDM9AXKP042788',
  '11111111111111111',
  '5GZCZ43D13S812715',
  '1HGCM82633A004352',
  'JHMCM56557C404453',
];

/** A character's value by ISO 3779, independent of the table under test. */
const value = (c: string): number => '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'.indexOf(c) % 10;

describe('VIN check digit', () => {
  it.each(VALID)('is valid in %s', (vin) => {
    expect(isCheckDigitValid(vin)).toBe(true);
  });

  it('writes ten as X', () => {
    expect(vinCheckDigit('1M8GDM9A_KP042788'.replace('_', '0'))).toBe('X');
  });

  it('is undefined for a short number or an impossible letter', () => {
    expect(vinCheckDigit('1M8GDM9AXKP04278')).toBeUndefined();
    expect(vinCheckDigit('1M8GDM9AXKPO42788')).toBeUndefined();
  });

  it('detects exactly the single substitutions by a character of another value', () => {
    const vin = '1M8GDM9AXKP042788';
    for (let at = 0; at < 17; at += 1) {
      if (at === 8) continue;
      for (const other of '0123456789ABCDEFGHJKLMNPRSTUVWXYZ') {
        const changed = vin.slice(0, at) + other + vin.slice(at + 1);
        expect([changed, isCheckDigitValid(changed)]).toEqual([
          changed,
          value(other) === value(vin.charAt(at)),
        ]);
      }
    }
  });

  it('accepts only one check digit', () => {
    const accepted = Array.from('0123456789XABC').filter((c) => isCheckDigitValid(`1M8GDM9A${c}KP042788`));
    expect(accepted).toEqual(['X']);
  });
});

describe('normalizeVin', () => {
  it('removes spaces, hyphens and case, and keeps wrong letters', () => {
    expect(normalizeVin(' 1m8-gdm9a xkp—042788\n')).toBe('1M8GDM9AXKP042788');
    expect(normalizeVin('io q')).toBe('IOQ');
    expect(normalizeVin('１Ｍ８')).toBe('1M8');
  });
});
