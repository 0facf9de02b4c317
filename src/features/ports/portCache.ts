import * as v from 'valibot';
import { PORTS_MAX } from '../../config/limits';
import { storageKeys } from '../../config/storageKeys';
import { isPortState } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { tolerantList } from '../../device/lists';
import { DAY_MS } from '../../lib/time/timeUnits';
import type { PortState } from './joinPorts';

/** Port statuses as cached on the device. */
export interface CachedPorts {
  /** When they were fetched, in milliseconds since the epoch. */
  readonly at: number;
  readonly ports: readonly PortState[];
  /** Whether the response had more ports than these. */
  readonly hasMore: boolean;
}

const PortSchema = v.object({
  code: v.string(),
  name: v.string(),
  country: v.string(),
  place: v.string(),
  state: v.custom<PortStateCode>((value) => typeof value === 'string' && isPortState(value)),
  rawStatus: v.optional(v.string()),
  note: v.string(),
  waitDays: v.optional(v.number()),
  updatedAt: v.optional(v.string()),
});

/** How long statuses are shown after they were fetched. */
export const PORTS_LIFETIME_MS = storageKeys.portStates.lifetimeDays * DAY_MS;

/** The most recent statuses fetched on this device. */
export const portCache = defineDeviceItem<CachedPorts, undefined>({
  key: storageKeys.portStates,
  schema: v.object({
    // Far off if the device's clock was wrong.
    at: v.pipe(
      v.number(),
      v.check((at) => Math.abs(Date.now() - at) < PORTS_LIFETIME_MS),
    ),
    ports: v.pipe(
      tolerantList(PortSchema, ({ code }) => code, PORTS_MAX),
      v.check((ports) => ports.length > 0),
    ),
    hasMore: v.fallback(v.boolean(), false),
  }),
  fallback: undefined,
});
