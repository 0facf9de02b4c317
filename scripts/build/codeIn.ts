/** The script files listed in a built page's head: those of every page, the entry last, then the page's own. */
export const codeIn = (html: string): readonly string[] =>
  [...html.matchAll(/<meta name="(?:page-)?code" content="([^"]*)"/g)].flatMap(([, files = '']) =>
    files.split(' ').filter(Boolean),
  );
