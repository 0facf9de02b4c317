import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beyondBaseline } from './build/beyondBaseline';
import { buildInline } from './build/starter';

const DIST = 'dist';

/** `npm run check:browsers`: looks in the last build for what the oldest supported browsers lack. Exits 1 if it finds something. */
async function check(): Promise<void> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  if (files.length === 0) throw new Error(`No script in ${DIST}.`);
  const scripts = new Map([
    ['the inline starter', await buildInline('starter')],
    ['the inline script before the first paint', await buildInline('beforePaint')],
  ]);
  for (const file of files) scripts.set(file, await readFile(path.join(DIST, file), 'utf8'));
  let count = 0;
  for (const [name, code] of scripts)
    for (const problem of beyondBaseline(code)) {
      count += 1;
      console.error(`${name}: ${problem}`);
    }
  if (count > 0) process.exitCode = 1;
  else console.log(`${String(scripts.size)} scripts run in the oldest supported browsers.`);
}

check().catch((error: unknown) => {
  console.error('No build to check: run `npm run build` first.', error);
  process.exitCode = 1;
});
