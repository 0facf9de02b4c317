/** Loopback host names as written in a URL (RFC 6761 section 6.3). */
const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** @param host without a port */
export const isLocalHost = (host: string) => LOCAL.test(host);

/**
 * Guards against serving sandbox data to the public by accident.
 * @returns the reason not to start, or undefined if it's safe
 */
export function refusal({ HOST, NODE_ENV, SANDBOX_PUBLIC }: NodeJS.ProcessEnv): string | undefined {
  if (SANDBOX_PUBLIC === '1') return undefined;
  const hint = 'Its data is made up. Set SANDBOX_PUBLIC=1 to serve it anyway.';
  if (NODE_ENV === 'production')
    return `The sandbox doesn't run in production (NODE_ENV=production). ${hint}`;
  if (HOST && !isLocalHost(HOST)) return `The sandbox serves this machine only, not HOST=${HOST}. ${hint}`;
  return undefined;
}
