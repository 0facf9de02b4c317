import { allowed } from '../../scripts/texts/allowed';
import { allTexts } from '../../scripts/texts/sources';
import { voiceErrors } from '../../scripts/texts/voice';

const errorsIn = (text: string, file = 'src/pages/x/X.tsx') =>
  voiceErrors([{ file, line: 1, text }]).map(({ why }) => why);

describe('the voice of the site', () => {
  it.each([
    ['Somebody stands at the car.', ['“stands”: is, are', '“Somebody”: someone, a person']],
    ['The shipping line reckons by weight.', ['“reckons”: estimate, calculate', '“shipping line”: carrier']],
    ['Ask for pick-up by telephone.', ['“telephone”: phone', '“pick-up”: pickup (noun), pick up (verb)']],
    ['The harbour takes lorries.', ['“harbour”: US spelling', '“lorries”: US word']],
    ['You cannot open it.', ['“cannot”: contractions: can’t, don’t']],
    ['Get a quote, line by line. Pick it up in Maryland, a state.', []],
  ])('reports the slips in “%s”', (text, expected) => {
    expect(errorsIn(text)).toEqual(expected);
  });

  it('limits the words of a sentence, and allows legal texts more', () => {
    const long = `${'one '.repeat(27)}end.`;
    expect(errorsIn(`Short. ${long}`)).toEqual(['28 words in one sentence: split it']);
    expect(errorsIn(long, 'src/content/legal/legalTerms.ts')).toEqual([]);
  });

  it('has no slip in any visible text', () => {
    const found = voiceErrors(allTexts());
    expect(found.map(({ file, line, why }) => `${file}:${String(line)} ${why}`)).toEqual([]);
  });

  it('has no unused exception', () => {
    const texts = allTexts();
    const unused = allowed.filter(
      ({ words, where = '' }) =>
        !texts.some(({ file, text }) => file.startsWith(where) && text.replaceAll(words, '') !== text),
    );
    expect(unused).toEqual([]);
  });
});
