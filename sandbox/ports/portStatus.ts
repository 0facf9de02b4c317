import { pick } from '../hash';
import { ports } from './ports';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** One item of `getPortStatuses`. */
interface PortStatusBody {
  readonly port: string;
  readonly status: string;
  readonly note?: string;
  /** DRF sends decimals as text. */
  readonly wait_days?: string;
  readonly updated_at: string;
}

/** Upper bounds of a roll from 0 to 99. Anything above is open. */
const WEIGHTS = [
  ['closed', 6],
  ['restricted', 18],
  ['congested', 40],
] as const;

const US_NOTES: Readonly<Record<string, string>> = {
  closed: 'Closed to deliveries for weather.',
  restricted: 'Appointments only.',
  congested: 'Long lines at the gate.',
};

const ships = (count: number) => `${String(count)} ${count === 1 ? 'ship' : 'ships'}`;

/** Worded like the Nigerian Ports Authority's daily Shipping Position. */
function shippingPosition(key: string, status: string): string {
  const waiting = status === 'congested' ? 3 + pick(`waiting ${key}`, 5) : pick(`waiting ${key}`, 2);
  const discharging = status === 'closed' ? 0 : 1 + pick(`discharging ${key}`, 3);
  const expected = 1 + pick(`expected ${key}`, 6);
  return `${ships(expected)} expected, ${String(waiting)} waiting to berth, ${String(discharging)} discharging.`;
}

function statusOf(code: string, now: number): PortStatusBody {
  const hour = Math.floor(now / HOUR_MS);
  const key = `${code} ${String(hour)}`;
  const roll = pick(key, 100);
  const status = WEIGHTS.find(([, upTo]) => roll < upTo)?.[0] ?? 'open';
  const note = code.startsWith('NG') ? shippingPosition(key, status) : US_NOTES[status];
  const waits = status === 'congested' || (status === 'restricted' && pick(`waits ${key}`, 2) === 0);
  const minute = pick(`minute ${key}`, 50) * MINUTE_MS;
  const updated = hour * HOUR_MS + minute;
  return {
    port: code,
    status,
    ...(note !== undefined && { note }),
    ...(waits && { wait_days: (1 + pick(`days ${key}`, 9) / 2).toFixed(1) }),
    updated_at: new Date(updated <= now ? updated : hour * HOUR_MS).toISOString(),
  };
}

/**
 * Made-up statuses of all ports. They change every hour and are the same for everyone.
 * @param now milliseconds since 1970
 */
export const portStatuses = (now: number): PortStatusBody[] => ports.map(({ code }) => statusOf(code, now));
