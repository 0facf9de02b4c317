import { allTexts, wordsIn } from './sources';

/** `npm run texts`: lists all visible texts with file and line. `-- --json` prints JSON, `-- --count` words per file. */
const texts = allTexts();

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(texts, null, 2));
} else if (process.argv.includes('--count')) {
  const counts = new Map<string, number>();
  for (const { file, text } of texts) counts.set(file, (counts.get(file) ?? 0) + wordsIn(text));
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  for (const [file, count] of ranked) console.log(`${String(count).padStart(6)}  ${file}`);
} else {
  for (const { file, line, text } of texts) console.log(`${file}:${String(line)}: ${text}`);
}
