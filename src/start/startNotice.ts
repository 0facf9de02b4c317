import { company } from '../content/company';
import { startFailure as words } from '../content/errorScreens';
import { START_NOTICE_ID } from './showStartNotice';

/**
 * Inline styles, because the page's own may no longer exist. Unless a script takes over, the notice appears after 20
 * seconds: the browser may not know modules, or a new release's policy may block an old page's inline scripts. It says that
 * the browser may be too old, unless marked as `unloaded`. Written for browsers of any age.
 */
export const startNoticeStyle = `
#${START_NOTICE_ID}{position:-webkit-sticky;position:sticky;bottom:0;z-index:100;padding:.75rem 1rem;border-top:4px solid #f26b1d;background:#0b2b3a;color:#fbf9f4;font-size:.9375rem;line-height:1.35}
#${START_NOTICE_ID} a{display:inline-block;margin-right:1.25rem;padding:.75rem 0;color:inherit}
#${START_NOTICE_ID}[data-unloaded] [data-unsupported],#${START_NOTICE_ID}:not([data-unloaded]) [data-reload]{display:none}
#${START_NOTICE_ID}:not([data-managed]){position:fixed;left:0;right:0;visibility:hidden;animation:${START_NOTICE_ID} 0s 20s forwards}
@keyframes ${START_NOTICE_ID}{to{visibility:visible}}
@media print{#${START_NOTICE_ID}{display:none}}`
  .trim()
  .replaceAll('\n', '');

/** It works without scripts, as do the page's links, so the notice isn't shown. */
export const startNoticeWithoutScripts = `<noscript><style>#${START_NOTICE_ID}{display:none}</style></noscript>`;

const link = (href: string, label: string, attribute = '') => `<a${attribute} href="${href}">${label}</a>`;

/**
 * A hidden notice in every page, shown if its code doesn't start. Its links work without scripts; an empty
 * `href` reloads the page. Doesn't use the `hidden` attribute, so that it's also visible if its styles are
 * blocked. The company's data needs no escaping.
 */
export function startNoticeHtml(): string {
  const ways = [
    link('', words.reload, ' data-reload'),
    ...company.phones.map(({ href, label }) => link(href, label)),
    link(company.whatsapp.href, 'WhatsApp'),
    link(`mailto:${company.email}`, company.email),
  ];
  return `<div id="${START_NOTICE_ID}" role="alert" data-nosnippet><p data-reload><strong>${words.title}.</strong> ${words.text}</p><p data-unsupported>${words.unsupported}</p><p>${ways.join('')}</p></div>`;
}
