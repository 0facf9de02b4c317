/** The files of code that a built page's head names: the frame's, the entry last, then the page's own. */
export const codeIn = (html: string): readonly string[] =>
  [...html.matchAll(/<meta name="(?:page-)?code" content="([^"]*)"/g)].flatMap(([, files = '']) =>
    files.split(' ').filter(Boolean),
  );
