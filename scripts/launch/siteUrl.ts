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
