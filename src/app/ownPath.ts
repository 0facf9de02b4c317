/** A percent sign that begins no readable character stands for itself. */
function readable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/**
 * The path as the router takes it. A link built from one with two leading slashes, `//evil.example`, would lead to
 * another host: one is enough.
 */
export const ownPath = (pathname: string): string => readable(pathname.replace(/^\/{2,}/, '/'));

/** Corrects such an address before anything reads it. A browser has turned backslashes into slashes by then. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = ownPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}
