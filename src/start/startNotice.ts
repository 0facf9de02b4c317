import { company } from '../content/company';
import { startFailure as words } from '../content/errorScreens';
import { START_NOTICE_ID } from './startNoticeId';

/**
 * Inline styles, because the page's own may no longer exist. Without scripts taking over, the notice appears
 * on its own after 20 seconds, because a new release's policy blocks an old page's inline scripts.
 */
export const startNoticeStyle = `
#${START_NOTICE_ID}{position:sticky;bottom:0;z-index:100;padding:.75rem clamp(1rem,.36rem + 2.8vw,3rem);border-top:4px solid #f26b1d;background:#0b2b3a;color:#fbf9f4;font-size:.9375rem;line-height:1.35}
#${START_NOTICE_ID} a{display:inline-block;margin-inline-end:1.25rem;padding-block:.75rem;color:inherit}
#${START_NOTICE_ID}:not([data-managed]){position:fixed;inset-inline:0;visibility:hidden}
@media (scripting:enabled){#${START_NOTICE_ID}:not([data-managed]){animation:${START_NOTICE_ID} 0s 20s forwards}}
@keyframes ${START_NOTICE_ID}{to{visibility:visible}}
@media print{#${START_NOTICE_ID}{display:none}}`
  .trim()
  .replaceAll('\n', '');

const link = (href: string, label: string) => `<a href="${href}">${label}</a>`;

/**
 * A hidden notice in every page, shown if its code doesn't start. Its links work without scripts; an empty
 * `href` reloads the page. Doesn't use the `hidden` attribute, so that it's also visible if its styles are
 * blocked. The company's data needs no escaping.
 */
export function startNoticeHtml(): string {
  const ways = [
    link('', words.reload),
    ...company.phones.map(({ href, label }) => link(href, label)),
    link(company.whatsapp.href, 'WhatsApp'),
    link(`mailto:${company.email}`, company.email),
  ];
  return `<div id="${START_NOTICE_ID}" role="alert" data-nosnippet><p><strong>${words.title}.</strong> ${words.text}</p><p>${ways.join('')}</p></div>`;
}
