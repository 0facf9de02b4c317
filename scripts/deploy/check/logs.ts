import { ask } from './ask';
import type { Host } from './host';
import { until } from './host';
import type { Tally } from './tally';

/** What opens a shipment, in a query as the site's own form writes it. */
const QUERY = 'reference=HAL-LOGS-0001&email=private%40example.com';
const SECRET = /HAL-LOGS|private/;
const REFERRER = `https://www.example.com/track?${QUERY}`;
const TARGETS = [
  `/track?${QUERY}`,
  `/track/?${QUERY}`,
  `/track%3F${QUERY}`,
  `/api/quote/status/?${QUERY}`,
  `/assets/gone.js?${QUERY}`,
];

/**
 * Neither the access log nor the error log has a query or a referrer's query in it, and requests can still be told
 * apart by path and status.
 *
 * @param backendStatus what a call to the backend gets now
 */
export async function checkLogs(tally: Tally, host: Host, backendStatus: number): Promise<void> {
  const before = (await host.logs()).map(({ length }) => length);
  const added = async () => (await host.logs()).map((text, at) => text.slice(before[at])).join('');
  for (const target of TARGETS) await ask(host.origin, target, { headers: { Referer: REFERRER } });
  // nginx writes a line when the answer is out.
  const isWritten = await until(async () => (await added()).includes('"GET /assets/gone.js HTTP/1.1" 404'));
  const text = await added();
  tally.expect('the access log has the path and the status', isWritten, text);
  tally.expect(
    `a call to the backend is logged with its status ${String(backendStatus)}`,
    text.includes(`"GET /api/quote/status/ HTTP/1.1" ${String(backendStatus)} `),
    text,
  );
  tally.expect(
    'the access log has the referrer’s page',
    text.includes('"https://www.example.com/track"'),
    text,
  );
  tally.expect('no log has a query', !SECRET.test(text), text);
}
