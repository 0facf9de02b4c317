import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }));
const defined = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\]?:/g)].map(([, name]) => name)),
);

it('defines every custom property that a style uses without a fallback', () => {
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${String(name)}`),
  );
  expect(defined.size).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
