/** A percent sign that begins no readable character stands for itself. */
function readable(text: string): string {
  try {
    // The build drops a call whose result isn't used.
    return decodeURI(text) ? text : '';
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/**
 * The path as the router takes it, without empty segments: a link built from `//evil.example` would lead to another
 * host.
 */
const ownPath = (pathname: string): string => readable(pathname.replace(/\/{2,}/g, '/'));

/** Corrects such an address before anything reads it. A browser has turned backslashes into slashes by then. */
export function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [ownPath(pathname), readable(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
