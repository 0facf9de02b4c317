import { createHash } from 'node:crypto';
import { company } from '../../src/content/company';
import { offlineWords as words } from '../../src/content/errorScreens';

const style = `
  body { margin: 0; background: #fbf9f4; color: #0b2b3a; font: 1.125rem/1.5 system-ui, sans-serif; }
  header { padding: 1rem 1.5rem; background: #0b2b3a; color: #fbf9f4; font-weight: 700; }
  main { max-width: 36rem; padding: 2.5rem 1.5rem; }
  h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.1; }
  ul { padding: 0; list-style: none; border-top: 1px solid #7d8a90; }
  li { border-bottom: 1px solid #7d8a90; }
  a { display: inline-block; padding: 0.75rem 0; color: inherit; }
  a:focus-visible { outline: 3px solid #0b6e8f; outline-offset: 3px; }
`;

const link = (href: string, label: string) => `<li><a href="${href}">${label}</a></li>`;

/**
 * Shown offline instead of a page that isn't saved on this device. It has no code or files, and its own policy. The
 * company's own words and addresses need no escaping.
 */
export function offlinePage(): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${words.title} | ${company.name}</title>
<style>${style}</style>
</head>
<body>
<header>${company.name}</header>
<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p><a href="">${words.again}</a></p>
<h2>${words.pages}</h2>
<ul>${words.links.map(({ to, label }) => link(to, label)).join('')}</ul>
<h2>${words.reach}</h2>
<ul>${company.phones.map(({ place, label, href }) => link(href, `${place}: ${label}`)).join('')}</ul>
</main>
</body>
</html>`;
}
