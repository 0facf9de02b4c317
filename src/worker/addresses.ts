import { paths } from '../config/paths';

/** Names with a hash in them, whose content never changes; and the icon, whose change may come with the next release. */
const FILE = /^\/(?:(?:assets|pictures|fonts)\/|favicon\.svg$)/;
const pagePaths: ReadonlySet<string> = new Set(Object.values(paths));

export const isFile = (pathname: string): boolean => FILE.test(pathname);
export const isPage = (pathname: string): boolean => pagePaths.has(pathname);
