import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../src/config/paths';

/** RFC 9116 section 2.5.5 recommends less than a year. A site that isn't rebuilt in that time may have outdated contacts. */
const VALID_DAYS = 350;
const DAY_MS = 86_400_000;

const PATH = '/.well-known/security.txt';

interface Facts {
  readonly email: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly built: Date;
}

/** Where to report security problems, in the format of RFC 9116. */
export function securityTxt({ email, siteUrl, built }: Facts): string {
  const expires = new Date(built.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${PATH}`,
    '',
  ].join('\n');
}

/** Writes the file to the path that RFC 9116 defines. */
export async function writeSecurityTxt(out: string, facts: Facts): Promise<void> {
  const file = path.join(out, PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(facts));
}
