import { paths } from '../config/paths';

/** Names with a hash in them, whose content never changes; and the icon, whose change may come with the next release. */
const FILE = /^\/(?:(?:assets|pictures|fonts)\/|favicon\.svg$)/;
const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));

export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPage = (pathname: string): boolean => pagePaths.has(pathname);

const BACKEND = /^\/(?:api|health|status|__sandbox|\.well-known)(?:\/|$)/;
const FILE_NAME = /\.(?!html$)[^/.]+$/;

/** Whether an address may be a page's, known or not: the backend's and those of files are not. */
export const mayBePage = (pathname: string): boolean =>
  !BACKEND.test(pathname) && !FILE_NAME.test(pathname) && !isFile(pathname);

/** The page's own path, for the spellings that the server redirects: `/contact/` and `/contact.html` are `/contact`. */
export const pageAt = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
