import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beyondBaseline } from './build/beyondBaseline';

const DIST = 'dist';

/** `npm run check:browsers`: looks in the last build for what the oldest supported browsers lack. Exits 1 if it finds something. */
async function check(): Promise<void> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  if (files.length === 0) throw new Error(`No script in ${DIST}.`);
  let count = 0;
  for (const file of files)
    for (const problem of beyondBaseline(await readFile(path.join(DIST, file), 'utf8'))) {
      count += 1;
      console.error(`${file}: ${problem}`);
    }
  if (count > 0) process.exitCode = 1;
  else console.log(`${String(files.length)} scripts run in the oldest supported browsers.`);
}

check().catch((error: unknown) => {
  console.error('No build to check: run `npm run build` first.', error);
  process.exitCode = 1;
});
