import type { CalendarDate } from '../src/lib/time/calendarDate';
import { findPlaceholders } from './launch/placeholders';
import { factsToConfirm, outdated, ratesToConfirm } from './launch/published';
import { statementsToConfirm } from './launch/statementsToConfirm';

/** `npm run check:launch`: lists everything the company must set or confirm before launch. Exits 1 if anything is left. */
async function checkLaunch(): Promise<void> {
  const placeholders = await findPlaceholders(process.env.BUILD_MODE);
  const today = new Date().toISOString().slice(0, 10) as CalendarDate;
  const toCheck = outdated(today);
  const statements = [...statementsToConfirm, ...ratesToConfirm(), ...factsToConfirm()];

  if (placeholders.length) {
    console.log(`${String(placeholders.length)} placeholders to replace:`);
    for (const { where, value } of placeholders) console.log(`  ${where}: ${value}`);
  }
  if (toCheck.length) {
    console.log(
      `${String(toCheck.length)} published figures and sentences to check against their sources again:`,
    );
    for (const { where, value } of toCheck) console.log(`  ${where}: ${value}`);
  }
  console.log(`${String(statements.length)} statements for the company or its lawyer to confirm:`);
  for (const { where, what } of statements) console.log(`  ${where}: ${what}`);

  if (placeholders.length + toCheck.length + statements.length > 0) {
    console.log('How to set or confirm each: see “Before launch” in docs/editing.md.');
    process.exitCode = 1;
  } else console.log('Nothing left to do: the site can go live.');
}

checkLaunch().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
