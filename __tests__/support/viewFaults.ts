import { dropped, html, ok } from './answers';
import type { Answer } from './answers';

/** Wrong responses for a page's request. Timeouts are tested separately. */
export const viewFaults: readonly (readonly [name: string, reply: Answer])[] = [
  ['a reset connection', dropped],
  [
    '400 with unknown fields',
    () => new Response('{"zip":["Odd."],"zap":["Odd."],"__proto__":["x"],"":["Odd."]}', { status: 400 }),
  ],
  ['400 with HTML', html(400)],
  ['401', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
  ['403', ok({ detail: 'Not yours.' }, 403)],
  [
    '429 with a date',
    () =>
      new Response(null, {
        status: 429,
        headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
      }),
  ],
  ['500 with a traceback', () => new Response('Traceback (most recent call last)', { status: 500 })],
  ['200 with HTML', html(200)],
  ['200 of the wrong shape', ok({ reference: {}, access: [], results: 7, success: 'no' })],
];

/** Technical text that a visitor must never see. */
export const TECHNICAL_TEXT =
  /<\/?[a-z]|traceback|nginx|undefined|\bnull\b|\bNaN\b|\[object|SyntaxError|schema|JSON/i;
