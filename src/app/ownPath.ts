/** A link built from a path with two leading slashes, `//evil.example`, would lead to another host: one is enough. */
export const ownPath = (pathname: string): string => pathname.replace(/^\/{2,}/, '/');

/** Puts such an address right before anything reads it. A browser has turned backslashes into slashes by then. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const path = ownPath(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
}
