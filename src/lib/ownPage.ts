/** Only pages of this site have it: lists the files that a page adds to those of every page. */
export const PAGE_CODE = 'page-code';

/**
 * Whether a response is a whole page of this site, and not what a captive portal, a proxy or a server under maintenance
 * sent in its place.
 */
export const isOwnPage = (html: string): boolean =>
  html.includes(`<meta name="${PAGE_CODE}"`) && html.trimEnd().endsWith('</html>');
