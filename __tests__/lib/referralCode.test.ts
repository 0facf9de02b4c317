import { makeReferralCode, normalizeReferralCode, parseReferralCode } from '../../src/lib/referralCode';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('referral codes', () => {
  it('makes valid, unique codes from the whole alphabet', () => {
    const codes = Array.from({ length: 500 }, () => makeReferralCode());
    expect(new Set(codes).size).toBe(500);
    expect([...new Set(codes.join(''))].sort().join('')).toBe(ALPHABET);
    for (const code of codes) expect(parseReferralCode(code)).toBe(code);
  });

  it('reads codes as people write them', () => {
    const code = makeReferralCode((bytes) => {
      bytes.set([1, 0, 18, 7, 31, 1, 0]);
    });
    expect(code.slice(0, 7)).toBe('10J7Z10');
    expect(parseReferralCode(` io-j7 zlo${code.slice(7)} `)).toBe(code);
    expect(normalizeReferralCode('il-o u')).toBe('110U');
  });

  it('detects every single wrong character and every transposition', () => {
    const code = makeReferralCode((bytes) => {
      bytes.set([3, 31, 16, 0, 9, 22, 5]);
    });
    for (let at = 0; at < 8; at += 1) {
      for (const other of ALPHABET) {
        if (other === code.charAt(at)) continue;
        expect(parseReferralCode(code.slice(0, at) + other + code.slice(at + 1))).toBeUndefined();
      }
      for (let to = at + 1; to < 8; to += 1) {
        const swapped = [...code];
        [swapped[at], swapped[to]] = [code.charAt(to), code.charAt(at)];
        if (swapped.join('') !== code) expect(parseReferralCode(swapped.join(''))).toBeUndefined();
      }
    }
  });

  it.each(['', 'ABC', '00000000', '0000000U', '000000000', '<script>', 'x'.repeat(1000), null, 7])(
    'rejects %p',
    (text) => {
      expect(parseReferralCode(text)).toBeUndefined();
    },
  );
});
