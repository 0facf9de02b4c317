import { readFileSync } from 'node:fs';
import { loadEnv, runnerImport } from 'vite';
import type * as companyModule from '../../src/content/company';
import type * as privacyModule from '../../src/content/legal/legalPrivacy';
import type * as partnersModule from '../../src/content/partners';
import { templateNotice } from '../../src/content/legal/legalDate';
import { unmentionedErrorReports, leftoverNotice, siteUrlProblem, unsetFacts } from './settingChecks';
import type { Finding } from './settingChecks';
import { statementsToConfirm } from './statementsToConfirm';

/** Reserved domains (RFC 2606) and phone numbers (555-01xx), and the word itself. */
const PLACEHOLDER = /\.example\b|\b555[ -]?01\d\d\b|55501\d\d|placeholder/i;

/** Settings that the site must not go live without. */
const SETTINGS = [
  'VITE_SITE_URL',
  'VITE_PORTAL_CLIENT_URL',
  'VITE_PORTAL_DRIVERS_URL',
  'VITE_PORTAL_ADMIN_URL',
  'VITE_SOCIAL_FACEBOOK_URL',
  'VITE_SOCIAL_INSTAGRAM_URL',
  'VITE_SOCIAL_LINKEDIN_URL',
] as const;

/** Settings that may be empty, for which visitors' browsers must reach the given address. */
const ADDRESSES = ['VITE_API_BASE_URL', 'VITE_ERROR_REPORT_URL'] as const;

/** Finds every placeholder in the content modules and every missing setting. */
export async function findPlaceholders(mode = 'production'): Promise<readonly Finding[]> {
  // Loaded through Vite, because the modules read settings from `import.meta.env`.
  const { company } = (await runnerImport<typeof companyModule>('/src/content/company.ts', { mode })).module;
  const { auctionPartners } = (await runnerImport<typeof partnersModule>('/src/content/partners.ts')).module;
  const { privacy } = (
    await runnerImport<typeof privacyModule>('/src/content/legal/legalPrivacy.ts', { mode })
  ).module;
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return [
    ...SETTINGS.flatMap((name) =>
      env[name] ? placeholders(name, env) : [{ where: `.env ${name}`, value: 'not set' }],
    ),
    ...unreachable('VITE_SITE_URL', env),
    ...ADDRESSES.flatMap((name) => [...placeholders(name, env), ...unreachable(name, env)]),
    ...unmentionedErrorReports(env.VITE_ERROR_REPORT_URL, JSON.stringify(privacy)),
    ...strings(company, 'src/content/company.ts'),
    ...strings(auctionPartners, 'src/content/partners.ts'),
    ...fileLines('SECURITY.md'),
    ...unsetFacts(company),
    ...leftoverNotice(templateNotice, statementsToConfirm),
  ];
}

type Settings = Readonly<Record<string, string>>;

const placeholders = (name: string, { [name]: value = '' }: Settings): readonly Finding[] =>
  PLACEHOLDER.test(value) ? [{ where: `.env ${name}`, value }] : [];

/** A URL that's set, but only good for testing. */
function unreachable(name: string, { [name]: url = '' }: Settings): readonly Finding[] {
  const problem = url && !PLACEHOLDER.test(url) ? siteUrlProblem(url) : undefined;
  return problem ? [{ where: `.env ${name}`, value: `${url} ${problem}` }] : [];
}

/** The lines with placeholders in a document, which can't import the company's facts. */
const fileLines = (file: string): readonly Finding[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => PLACEHOLDER.test(line))
    .map((line) => ({ where: file, value: line.trim() }));

/** Fields that come from settings, which are checked separately, or that repeat their label. */
const DERIVED = new Set(['portals', 'social', 'website', 'href']);

/** All placeholders in a content module. */
function strings(value: unknown, where: string): readonly Finding[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [{ where, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    return DERIVED.has(key) ? [] : strings(inner, `${where} ${key}`);
  });
}
