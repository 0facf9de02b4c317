import { writeFileSync } from 'node:fs';
import { licencesDocument } from './licences/document';
import { closure, nameAt, readLock } from './licences/lock';

const FILE = 'docs/licences.md';

/** `npm run licences`: writes docs/licences.md. Exits 1 if something that the site needs runs an install script. */
const lock = readLock();
writeFileSync(FILE, licencesDocument(lock));
const needed = closure(lock, Object.keys(lock['']?.dependencies ?? {}));
const withScript = needed.filter((place) => lock[place]?.hasInstallScript).map(nameAt);
console.log(`${FILE}: ${String(needed.length)} packages at run time.`);
if (withScript.length) {
  console.error(`Install scripts: ${withScript.join(', ')}`);
  process.exitCode = 1;
}
