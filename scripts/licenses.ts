import { writeFileSync } from 'node:fs';
import { licensesDocument } from './licenses/document';
import { closure, nameAt, readLock } from './licenses/lock';

const FILE = 'docs/licenses.md';

/** `npm run licenses`: writes docs/licenses.md. Exits 1 if something that the site needs runs an install script. */
const lock = readLock();
writeFileSync(FILE, licensesDocument(lock));
const needed = closure(lock, Object.keys(lock['']?.dependencies ?? {}));
const withScript = needed.filter((place) => lock[place]?.hasInstallScript).map(nameAt);
console.log(`${FILE}: ${String(needed.length)} packages at run time.`);
if (withScript.length) {
  console.error(`Install scripts: ${withScript.join(', ')}`);
  process.exitCode = 1;
}
