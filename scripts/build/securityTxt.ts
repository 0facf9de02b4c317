import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../../src/config/paths';

/** Of a year at most (RFC 9116 section 2.5.5): a site that is not rebuilt in that time has no current contact. */
const VALID_DAYS = 350;
const DAY_MS = 86_400_000;

const ADDRESS = '/.well-known/security.txt';

interface Facts {
  readonly email: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly built: Date;
}

/** Where to report a security problem, in the form of RFC 9116. */
export function securityTxt({ email, siteUrl, built }: Facts): string {
  const expires = new Date(built.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${paths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${ADDRESS}`,
    '',
  ].join('\n');
}

/** Writes the file where RFC 9116 wants it. */
export async function writeSecurityTxt(out: string, facts: Facts): Promise<void> {
  const file = path.join(out, ADDRESS);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(facts));
}
