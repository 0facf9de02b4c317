import { firstNonEmpty, humanized, looksLikeHtml, plainText } from '../../../src/lib/text/text';

describe('plainText', () => {
  it('keeps plain words in any script, and collapses white space', () => {
    expect(plainText('Ọkọ̀ mi dé', 50)).toBe('Ọkọ̀ mi dé');
    expect(plainText(' one\n\n two\t\u00a0three\u2028four ', 50)).toBe('one two three four');
  });

  it('strips control, zero-width and direction-changing characters', () => {
    expect(plainText('a\u0000b\u001b[31mc\u007f', 50)).toBe('ab[31mc');
    expect(plainText('pay\u200bpal \u202egpj.exe\u202c \u2066x\u2069\ufeff', 50)).toBe('paypal gpj.exe x');
    expect(plainText('a\u{E0041}b\u00adc', 50)).toBe('abc');
  });

  it.each(['👨‍👩‍👧 and 🏳️‍🌈', 'می\u200cخواهم', 'क्\u200dष'])('keeps joined characters: %s', (text) => {
    expect(plainText(text, 50)).toBe(text);
  });

  it.each([
    ['\u200d', ''],
    [' \u200c \u200d', ''],
    ['a\u200d b\u200c', 'a b'],
    [`a${'\u200d'.repeat(100)}b`, 'a\u200db'],
    ['\u200d\u202e\u200da', 'a'],
  ])('strips joiners that join nothing: %j', (text, clean) => {
    expect(plainText(text, 50)).toBe(clean);
  });

  it('drops half a surrogate pair and piled-up accents', () => {
    expect(plainText('a\ud83db', 50)).toBe('ab');
    expect(plainText(`z${'\u0335'.repeat(200)}!`, 50)).toBe(`z${'\u0335'.repeat(4)}!`);
  });

  it('cuts between graphemes and adds an ellipsis', () => {
    expect(plainText('abcdef', 6)).toBe('abcdef');
    expect(plainText('abcdefg', 6)).toBe('abcde…');
    expect(plainText('ab cdefg', 4)).toBe('ab…');
    expect(plainText('🇳🇬🇺🇸🇳🇬🇺🇸', 3)).toBe('🇳🇬🇺🇸…');
    expect(plainText('e\u0301'.repeat(5), 5)).toBe('e\u0301'.repeat(5));
    expect(plainText('e\u0301'.repeat(5), 3)).toBe(`${'e\u0301'.repeat(2)}…`);
  });

  it('limits an enormous text', () => {
    expect(plainText('x '.repeat(5_000_000), 100).length).toBe(100);
  });

  it('reads numbers as text, and any other value as empty', () => {
    for (const value of [null, undefined, {}, [], true, Number.NaN]) expect(plainText(value, 10)).toBe('');
    expect(plainText(404, 10)).toBe('404');
  });
});

describe('looksLikeHtml', () => {
  it.each([
    '<!DOCTYPE html><title>x',
    '  <html>',
    '<h1>Not Found</h1>',
    'oops <br/>',
    '<a href="x">y</a>',
    '<!-- x -->',
  ])('recognizes %p', (text) => {
    expect(looksLikeHtml(text)).toBe(true);
  });
  it.each(['', 'a < b and c > d', 'write to <ada@example.com>', '1<2>0', '{"detail": "<"}'])(
    'does not take %p for HTML',
    (text) => {
      expect(looksLikeHtml(text)).toBe(false);
    },
  );
});

describe('firstNonEmpty', () => {
  it('returns the first text that is not blank, trimmed', () => {
    expect(firstNonEmpty(undefined, '', '  ', 7, ' a ', 'b')).toBe('a');
    expect(firstNonEmpty(null, '')).toBeUndefined();
  });
});

describe('humanized', () => {
  it.each([
    ['READY_FOR_PICKUP', 'Ready for pickup'],
    ['awaiting_survey', 'Awaiting survey'],
    ['ready-for-pickup', 'Ready for pickup'],
    ['PARTIALLY OPEN', 'Partially open'],
    ['Closed by strike at Tin Can', 'Closed by strike at Tin Can'],
    ['Half-open today', 'Half-open today'],
    ['', ''],
    [null, ''],
  ])('turns %j into %j', (code, words) => {
    expect(humanized(code, 40)).toBe(words);
  });

  it('limits the length', () => {
    expect(humanized('x'.repeat(50), 40)).toHaveLength(40);
  });
});
