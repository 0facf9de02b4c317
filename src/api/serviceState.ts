import { createSelector } from '@reduxjs/toolkit';
import { humanized, plainText } from '../lib/text/text';
import { getHealth, getServiceStatus } from './serviceEndpoints';
import type { ServiceStatus } from './schemas/service';
import { isApiError } from './toApiError';

const MAX_MESSAGE = 240;
const MAX_NAME = 40;
const MAX_SERVICES = 6;

const TROUBLE = { degraded: 'degraded', maintenance: 'maintenance', down: 'down' } as const;

/** What is wrong with the backend: its own status, or `unanswered` when it does not answer at all. */
export interface ServiceTrouble {
  readonly kind: keyof typeof TROUBLE | 'unanswered';
  /** The backend's own sentence, as plain bounded text; may be ''. */
  readonly message: string;
  /** Names of the services that the backend reports as not operational. */
  readonly affected: readonly string[];
}

/** An unknown status means nothing to a visitor, so it counts as no trouble. */
function fromStatus({ status, message, services }: ServiceStatus): ServiceTrouble | undefined {
  const rawStatus = status.trim().toLowerCase();
  if (!Object.hasOwn(TROUBLE, rawStatus)) return undefined;
  const affected = (services ?? [])
    .filter((service) => service.status.trim().toLowerCase() !== 'operational')
    .map(({ name }) => humanized(name, MAX_NAME))
    .filter((name) => name !== '');
  return {
    kind: TROUBLE[rawStatus as keyof typeof TROUBLE],
    message: plainText(message, MAX_MESSAGE),
    affected: [...new Set(affected)].slice(0, MAX_SERVICES),
  };
}

const UNANSWERED: ServiceTrouble = { kind: 'unanswered', message: '', affected: [] };
const NO_ANSWER: ReadonlySet<unknown> = new Set(['timeout', 'unreachable', 'not-reached', 'server']);

/**
 * The backend's trouble as visitors should see it; undefined while all is well or nothing is known. The status endpoint
 * counts first; if it fails, the health check does. An offline device is not the backend's trouble, and neither is a
 * backend without these two endpoints.
 */
export const selectServiceTrouble = createSelector(
  [getServiceStatus.select(undefined), getHealth.select(undefined)],
  // `error` and `data` rather than flags, so that the last known status stays during a refetch.
  ({ data, error }, health): ServiceTrouble | undefined => {
    if (error === undefined) return data && fromStatus(data);
    return isApiError(health.error) && NO_ANSWER.has(health.error.kind) ? UNANSWERED : undefined;
  },
);
