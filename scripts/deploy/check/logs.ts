import type { Host } from './host';
import { until } from './host';
import { send } from './send';
import type { Tally } from './tally';

/** The credentials of a shipment, in a query like the one the site's form writes. */
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
 * No log contains a query, the referrer's included, but the access log still has each request's path and status.
 *
 * @param backendStatus the status that a call to the backend gets
 */
export async function checkLogs(tally: Tally, host: Host, backendStatus: number): Promise<void> {
  const before = (await host.logs()).map(({ length }) => length);
  const added = async () => (await host.logs()).map((text, index) => text.slice(before[index])).join('');
  for (const target of TARGETS) await send(host.origin, target, { headers: { Referer: REFERRER } });
  // nginx logs a request after sending the response.
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
