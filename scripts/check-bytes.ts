import { paths } from '../src/config/paths';
import { bytesOf } from './bench/bytes';
import { pictureBytes } from './bench/pictures';
import { byteMisses } from './bench/report';

/** Holds the byte budgets, which are exact, against the last build. Exits 1 where one is exceeded. */
async function check(): Promise<void> {
  const bytes = await Promise.all(Object.values(paths).map((route) => bytesOf('dist', route)));
  const misses = byteMisses(bytes, await pictureBytes());
  for (const miss of misses) console.error(miss);
  if (misses.length) process.exitCode = 1;
  else console.log(`Byte budgets are kept on all ${String(bytes.length)} routes.`);
}

check().catch((error: unknown) => {
  console.error('Byte budgets need a build: run `npm run build` first.', error);
  process.exitCode = 1;
});
