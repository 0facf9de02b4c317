import { paths } from '../src/config/paths';
import { EDITED_TEXTS_BYTES } from './bench/budgets';
import { bytesOf } from './bench/bytes';
import { pictureBytes } from './bench/pictures';
import { byteMisses } from './bench/report';

/** Only `npm run check:editing` sets it. */
const isEdited = process.env.EDITED_TEXTS === '1';

/** `npm run check:bytes`: compares the last build with the byte budgets. Exits 1 if it exceeds one. */
async function check(): Promise<void> {
  const bytes = await Promise.all(Object.values(paths).map((route) => bytesOf('dist', route)));
  const misses = byteMisses(bytes, await pictureBytes(), isEdited ? EDITED_TEXTS_BYTES : 0);
  for (const miss of misses) console.error(miss);
  if (misses.length) process.exitCode = 1;
  else console.log(`All ${String(bytes.length)} routes are within their byte budgets.`);
}

check().catch((error: unknown) => {
  console.error('No build to check: run `npm run build` first.', error);
  process.exitCode = 1;
});
