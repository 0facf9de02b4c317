import { readFileSync } from 'node:fs';
import { loadEnv, runnerImport } from 'vite';
import type * as companyModule from '../../src/content/company';
import type * as privacyModule from '../../src/content/legal/legalPrivacy';
import type * as partnersModule from '../../src/content/partners';

import { unmentionedErrorReports } from './errorReports';
import { unsetFacts } from './unsetFacts';

export interface Finding {
  /** File and entry, as one would look for it. */
  readonly where: string;
  readonly value: string;
}

/** Reserved names and numbers (RFC 2606; 555-01xx of the North American plan), and our own word for it. */
const PLACEHOLDER = /\.example\b|\b555[ -]?01\d\d\b|55501\d\d|placeholder/i;

/** Settings without which the site would go live with a default of ours. */
const SETTINGS = [
  'VITE_SITE_URL',
  'VITE_PORTAL_CLIENT_URL',
  'VITE_PORTAL_DRIVERS_URL',
  'VITE_PORTAL_ADMIN_URL',
  'VITE_SOCIAL_FACEBOOK_URL',
  'VITE_SOCIAL_INSTAGRAM_URL',
  'VITE_SOCIAL_LINKEDIN_URL',
] as const;

/** Every placeholder left in the content modules and every setting that is missing. */
export async function lookForPlaceholders(mode = 'production'): Promise<readonly Finding[]> {
  // Through Vite, because the modules read their settings as a built page does.
  const { company } = (await runnerImport<typeof companyModule>('/src/content/company.ts', { mode })).module;
  const { auctionPartners } = (await runnerImport<typeof partnersModule>('/src/content/partners.ts')).module;
  const { privacy } = (
    await runnerImport<typeof privacyModule>('/src/content/legal/legalPrivacy.ts', { mode })
  ).module;
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return [
    ...SETTINGS.filter((name) => !env[name] || PLACEHOLDER.test(env[name])).map((name) => ({
      where: `.env ${name}`,
      value: env[name] || 'not set',
    })),
    ...unmentionedErrorReports(env.VITE_ERROR_REPORT_URL, JSON.stringify(privacy)),
    ...strings(company, 'src/content/company.ts'),
    ...strings(auctionPartners, 'src/content/partners.ts'),
    ...fileLines('SECURITY.md'),
    ...unsetFacts(company),
  ];
}

/** Placeholder lines of a document that can't import the company's facts. */
const fileLines = (file: string): readonly Finding[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => PLACEHOLDER.test(line))
    .map((line) => ({ where: file, value: line.trim() }));

/** Written by the settings of `.env`, which are listed themselves, or made from the label beside it. */
const DERIVED = new Set(['portals', 'social', 'website', 'href']);

/** Placeholder texts of a content module, at any depth. */
function strings(value: unknown, where: string): readonly Finding[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [{ where, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    return DERIVED.has(key) ? [] : strings(inner, `${where} ${key}`);
  });
}
