/** Escapes percent signs if the text isn't valid percent-encoding. */
function readable(text: string): string {
  try {
    // The build removes a call whose result isn't used.
    return decodeURI(text) ? text : '';
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * Normalizes a path for the router. Empty segments are removed, because a link built from `//evil.example`
 * would lead to another host.
 */
const normalizePath = (pathname: string): string => readable(pathname.replace(/\/{2,}/g, '/'));

/** Normalizes the URL before any code reads it. Browsers have already turned backslashes into slashes. */
export function normalizeUrl(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [normalizePath(pathname), readable(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
