import { filesWithOwnText } from '../../scripts/texts/allowed';
import { allTexts, wordsIn } from '../../scripts/texts/sources';

/** Words from which a text counts as a sentence; a shorter one may be a unit, a symbol or HTML. */
const SENTENCE_WORDS = 4;

const elsewhere = allTexts().filter(
  ({ file, text }) => /^src\/(?!content\/)/.test(file) && wordsIn(text) >= SENTENCE_WORDS,
);

describe('where sentences live', () => {
  it('is src/content, and nowhere else', () => {
    const misplaced = elsewhere.filter(({ file }) => !(file in filesWithOwnText));
    expect(misplaced.map(({ file, line, text }) => `${file}:${String(line)} ${text}`)).toEqual([]);
  });

  it('has no unused exception', () => {
    const unused = Object.keys(filesWithOwnText).filter(
      (known) => !elsewhere.some(({ file }) => file === known),
    );
    expect(unused).toEqual([]);
  });

  it('leaves fewer than 20 words in pages, features and layout', () => {
    const words = allTexts()
      .filter(({ file }) => /^src\/(?:pages|features|layout)\//.test(file))
      .reduce((sum, { text }) => sum + wordsIn(text), 0);
    expect(words).toBeLessThan(20);
  });
});
