import { lookForPlaceholders } from './launch/placeholders';
import { toConfirm } from './launch/toConfirm';

/** `npm run check:launch`: everything the company must set or confirm before going live. Exits 1 while anything is left. */
async function checkLaunch(): Promise<void> {
  const placeholders = await lookForPlaceholders();

  if (placeholders.length) {
    console.log(`${String(placeholders.length)} placeholders to replace:`);
    for (const { where, value } of placeholders) console.log(`  ${where}: ${value}`);
  }
  console.log(`${String(toConfirm.length)} statements for the company or its lawyer to confirm:`);
  for (const { where, what } of toConfirm) console.log(`  ${where}: ${what}`);

  if (placeholders.length + toConfirm.length > 0) process.exitCode = 1;
  else console.log('Nothing is left: the site can go live.');
}

checkLaunch().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
