import { writeFileSync } from 'node:fs';
import { licensesDocument } from './licenses/document';
import { closure, nameAt, readLock } from './licenses/lock';

const FILE = 'docs/licenses.md';

/** `npm run licenses`: writes docs/licenses.md. Exits 1 if a runtime dependency has an install script. */
const lock = readLock();
writeFileSync(FILE, licensesDocument(lock));
const runtime = closure(lock, Object.keys(lock['']?.dependencies ?? {}));
const withScript = runtime.filter((location) => lock[location]?.hasInstallScript).map(nameAt);
console.log(`${FILE}: ${String(runtime.length)} runtime packages.`);
if (withScript.length) {
  console.error(`Install scripts: ${withScript.join(', ')}`);
  process.exitCode = 1;
}
