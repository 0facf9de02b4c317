import { isPagePath } from '../config/paths';
import { withoutTrailing } from '../lib/text/withoutTrailing';

/** Hashed file names, whose content never changes, and the icon, which may wait until the next release. */
const FILE = /^\/(?:(?:assets|pictures|fonts)\/|favicon\.svg$)/;

export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPage = isPagePath;

const BACKEND = /^\/(?:api|health|status|__sandbox|\.well-known)(?:\/|$)/;
const FILE_NAME = /\.(?!html$)[^/.]+$/;

/** Whether a path may be a page, even an unknown one. Excludes the backend's paths and files. */
export const mayBePage = (pathname: string): boolean =>
  !BACKEND.test(pathname) && !FILE_NAME.test(pathname) && !isFile(pathname);

/** The canonical path for those the server redirects: `/contact/` and `/contact.html` become `/contact`. */
export const pageAt = (pathname: string): string =>
  withoutTrailing(pathname.replace(/(?:\/index)?\.html$/, ''), '/') || '/';
