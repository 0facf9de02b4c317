import type { CalendarDate } from '../src/lib/time/calendarDate';
import { lookForPlaceholders } from './launch/placeholders';
import { outdatedRates, ratesToConfirm } from './launch/rates';
import { toConfirm } from './launch/toConfirm';

/** `npm run check:launch`: everything the company must set or confirm before going live. Exits 1 while anything is left. */
async function checkLaunch(): Promise<void> {
  const placeholders = await lookForPlaceholders();
  const outdated = outdatedRates(new Date().toISOString().slice(0, 10) as CalendarDate);
  const statements = [...toConfirm, ...ratesToConfirm()];

  if (placeholders.length) {
    console.log(`${String(placeholders.length)} placeholders to replace:`);
    for (const { where, value } of placeholders) console.log(`  ${where}: ${value}`);
  }
  if (outdated.length) {
    console.log(`${String(outdated.length)} published figures to check against their source again:`);
    for (const { where, value } of outdated) console.log(`  ${where}: ${value}`);
  }
  console.log(`${String(statements.length)} statements for the company or its lawyer to confirm:`);
  for (const { where, what } of statements) console.log(`  ${where}: ${what}`);

  if (placeholders.length + outdated.length + statements.length > 0) process.exitCode = 1;
  else console.log('Nothing is left: the site can go live.');
}

checkLaunch().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
