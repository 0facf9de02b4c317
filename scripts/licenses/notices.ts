import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companyName } from '../../src/content/companyName';
import { shippedLocations } from './document';
import type { Lock } from './lock';
import { nameAt } from './lock';

const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)/i;
const RULE = '='.repeat(80);

/** @throws if the package has no license text */
function textAt(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (!files.length) throw new Error(`${folder} has no license text`);
  return files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n');
}

/**
 * The license texts of all packages and typefaces shipped to visitors, for /licenses.txt. Packages with the same text
 * share an entry.
 *
 * @param root the folder that contains node_modules
 * @throws if a package has no license text
 */
export function licenseNotices(lock: Lock, root = '.'): string {
  const namesByText = new Map<string, string[]>();
  for (const location of shippedLocations(lock)) {
    const text = textAt(path.join(root, location)).replaceAll('\r\n', '\n');
    const name = `${nameAt(location)} ${lock[location]?.version ?? ''} (${lock[location]?.license ?? ''})`;
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  const entries = [...namesByText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}\n`);
  return `Open-source licenses\n\nThe website of ${companyName.full} includes the software and the typeface below.\n\n${entries.join('\n')}`;
}
