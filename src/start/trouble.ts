import { company } from '../content/company';
import { startTrouble as words } from '../content/startTrouble';
import { TROUBLE_ID } from './troubleId';

/** Its own rules: the page's may be gone by the time it is shown. */
export const troubleStyle = `
#${TROUBLE_ID}{position:sticky;bottom:0;z-index:100;padding:.75rem clamp(1rem,.36rem + 2.8vw,3rem);border-top:4px solid #f26b1d;background:#0b2b3a;color:#fbf9f4;font-size:.9375rem;line-height:1.35}
#${TROUBLE_ID} a{display:inline-block;margin-inline-end:1.25rem;padding-block:.75rem;color:inherit}
@media print{#${TROUBLE_ID}{display:none}}`
  .trim()
  .replaceAll('\n', '');

const link = (href: string, label: string) => `<a href="${href}">${label}</a>`;

/**
 * What each page carries, hidden, for when its code does not start. Plain HTML with links that need no code: an empty
 * `href` loads the same page again. The company's own facts need no escaping.
 */
export function troubleHtml(): string {
  const ways = [
    link('', words.reload),
    ...company.phones.map(({ href, label }) => link(href, label)),
    link(company.whatsapp.href, 'WhatsApp'),
    link(`mailto:${company.email}`, company.email),
  ];
  return `<div id="${TROUBLE_ID}" role="alert" hidden><p><strong>${words.title}.</strong> ${words.text}</p><p>${ways.join('')}</p></div>`;
}
