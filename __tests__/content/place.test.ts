import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { saysItself } from '../../scripts/texts/allowed';
import { allTexts, wordsIn } from '../../scripts/texts/sources';

/** A sentence has four words or more; below that it may be a unit, a mark or a word of HTML. */
const SENTENCE = 4;

const elsewhere = allTexts().filter(
  ({ file, text }) => /^src\/(?!content\/)/.test(file) && wordsIn(text) >= SENTENCE,
);

describe('the place of every sentence', () => {
  it('is src/content', () => {
    const lost = elsewhere.filter(({ file }) => !(file in saysItself));
    expect(lost.map(({ file, line, text }) => `${file}:${String(line)} ${text}`)).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const unused = Object.keys(saysItself).filter((known) => !elsewhere.some(({ file }) => file === known));
    expect(unused).toEqual([]);
  });

  it('leaves hardly a word to pages, features and the frame', () => {
    const words = allTexts()
      .filter(({ file }) => /^src\/(?:pages|features|layout)\//.test(file))
      .reduce((sum, { text }) => sum + wordsIn(text), 0);
    expect(words).toBeLessThan(20);
  });

  it('leaves every plural to Intl', () => {
    const byHand = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /[!=]== 1\s*\?\s*['"`]/.test(readFileSync(path.join('src', file), 'utf8')));
    expect(byHand).toEqual([]);
  });
});
