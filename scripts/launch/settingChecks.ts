import type { company as facts } from '../../src/content/company';

/** Something the company must set before launch. */
export interface Finding {
  /** File and entry. */
  readonly where: string;
  readonly value: string;
}

/**
 * Error reports leave the visitor's device, so the privacy policy must mention them.
 * @param url the setting, empty if reports are off
 * @param privacyText the full policy
 */
export function unmentionedErrorReports(url: string | undefined, privacyText: string): readonly Finding[] {
  if (!url || /error report/i.test(privacyText)) return [];
  return [
    {
      where: '.env VITE_ERROR_REPORT_URL',
      value: 'src/content/legal/legalPrivacy.ts does not mention error reports',
    },
  ];
}

/**
 * Once the lawyer has confirmed the legal texts, they mustn't say that they are templates.
 * @param notice shown on each of them; '' for none
 * @param statements those left to confirm
 */
export function leftoverNotice(
  notice: string,
  statements: readonly { readonly where: string }[],
): readonly Finding[] {
  if (notice === '' || statements.some(({ where }) => where.startsWith('src/content/legal/'))) return [];
  return [{ where: 'src/content/legal/legalDate.ts templateNotice', value: notice }];
}

/** Top-level domains that the public can't reach (RFC 2606, RFC 6761, RFC 6762, RFC 8375, ICANN's `.internal`). */
const PRIVATE = /\.(?:arpa|example|internal|invalid|local|localhost|test)$/;
/** A domain with a top-level domain that isn't a number, so no IP address. */
const DOMAIN = /^(?:[a-z\d-]+\.)+(?=[^.]*[a-z])[a-z\d-]+$/;

/**
 * Why visitors and search engines couldn't use a URL as the site's, which the build accepts for testing.
 * @returns undefined if they can
 */
export function siteUrlProblem(url: string): string | undefined {
  if (!URL.canParse(url)) return 'must be a full URL';
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'must start with https://';
  return DOMAIN.test(hostname) && !PRIVATE.test(hostname) ? undefined : 'must be a public domain';
}

const COMPANY = 'src/content/company.ts';

/**
 * Licenses without a number and offices without a contact person, which the site hides until they are set. An office
 * whose person is null has none.
 */
export const unsetFacts = ({
  licenses,
  offices,
}: Pick<typeof facts, 'licenses' | 'offices'>): readonly Finding[] => [
  ...licenses
    .filter(({ number }) => !number)
    .map(({ name }) => ({ where: `${COMPANY} licenses, ${name}`, value: 'number not set' })),
  ...offices
    .filter(({ person }) => person === '')
    .map(({ title }) => ({ where: `${COMPANY} offices, ${title}`, value: 'person not set' })),
];
