import { allowed } from '../../scripts/texts/allowed';
import { allTexts } from '../../scripts/texts/sources';
import { slips } from '../../scripts/texts/voice';

const says = (text: string, file = 'src/pages/x/X.tsx') =>
  slips([{ file, line: 1, text }]).map(({ why }) => why);

describe('the voice of the site', () => {
  it.each([
    ['Somebody stands at the car.', ['“stands”: is, are', '“Somebody”: someone, a person']],
    ['The shipping line reckons by weight.', ['“reckons”: estimate, calculate', '“shipping line”: carrier']],
    ['Ask for pick-up by telephone.', ['“telephone”: phone', '“pick-up”: pickup (noun), pick up (verb)']],
    ['The harbour takes lorries.', ['“harbour”: US spelling', '“lorries”: US word']],
    ['You cannot open it.', ['“cannot”: contractions: can’t, don’t']],
    ['Get a quote, line by line. Pick it up in Maryland, a state.', []],
  ])('hears “%s”', (text, expected) => {
    expect(says(text)).toEqual(expected);
  });

  it('counts the words of a sentence, and gives legal texts more', () => {
    const long = `${'one '.repeat(27)}end.`;
    expect(says(`Short. ${long}`)).toEqual(['28 words in one sentence: split it']);
    expect(says(long, 'src/content/legal/legalTerms.ts')).toEqual([]);
  });

  it('is kept in every text a visitor sees', () => {
    const found = slips(allTexts());
    expect(found.map(({ file, line, why }) => `${file}:${String(line)} ${why}`)).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const texts = allTexts();
    const unused = allowed.filter(
      ({ words, where = '' }) =>
        !texts.some(({ file, text }) => file.startsWith(where) && text.replaceAll(words, '') !== text),
    );
    expect(unused).toEqual([]);
  });
});
