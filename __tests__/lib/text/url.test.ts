import { decodeText, encodeText } from '../../../src/lib/text/url';

describe('decodeText', () => {
  it('decodes percent-encoding', () => {
    expect(decodeText('/caf%C3%A9%20%F0%9F%9A%97')).toBe('/café 🚗');
  });

  it.each(['%', '%E0%A4', '/100%/a'])('leaves %p as it is', (text) => {
    expect(decodeText(text)).toBe(text);
  });
});

describe('encodeText', () => {
  it('encodes any text, without half an emoji', () => {
    expect(encodeText('a&b 🚗')).toBe('a%26b%20%F0%9F%9A%97');
    expect(encodeText(`Camry ${'🚗'.charAt(0)}`)).toBe('Camry%20');
  });
});
