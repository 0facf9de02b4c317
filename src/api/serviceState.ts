import { createSelector } from '@reduxjs/toolkit';
import { plainText } from '../lib/text';
import { getHealth, getServiceStatus } from './serviceEndpoints';
import type { ServiceStatus } from './schemas';
import { isApiError } from './toApiError';

const MAX_MESSAGE = 240;
const MAX_NAME = 40;
const MAX_SERVICES = 6;

const told = { degraded: 'degraded', maintenance: 'maintenance', down: 'down' } as const;

/** What is wrong with the backend: as it says itself, or `unanswered` when it says nothing at all. */
export interface ServiceTrouble {
  readonly kind: keyof typeof told | 'unanswered';
  /** The backend's own sentence, as plain bounded text; may be ''. */
  readonly message: string;
  /** The names of the services that it says are not in order. */
  readonly affected: readonly string[];
}

/** What the backend told; a word that we do not know tells nothing that a visitor could use. */
function fromStatus({ status, message, services }: ServiceStatus): ServiceTrouble | undefined {
  const word = status.trim().toLowerCase();
  if (!Object.hasOwn(told, word)) return undefined;
  const affected = (services ?? [])
    .filter((service) => service.status.trim().toLowerCase() !== 'operational')
    .map(({ name }) => plainText(name, MAX_NAME))
    .filter((name) => name !== '');
  return {
    kind: told[word as keyof typeof told],
    message: plainText(message, MAX_MESSAGE),
    affected: [...new Set(affected)].slice(0, MAX_SERVICES),
  };
}

const UNANSWERED: ServiceTrouble = { kind: 'unanswered', message: '', affected: [] };
const NO_ANSWER: ReadonlySet<unknown> = new Set(['timeout', 'unreachable', 'server']);

/**
 * What the visitor is to know of the backend's state: undefined while all is well or nothing is known. The status is
 * believed first; when it cannot be had, the health check counts. A device without a line is no trouble of the
 * backend's, nor is a backend that does not have these two addresses.
 */
export const selectServiceTrouble = createSelector(
  [getServiceStatus.select(undefined), getHealth.select(undefined)],
  // Errors, not flags: while it is asked again, what was last known stands.
  ({ data, error }, health): ServiceTrouble | undefined => {
    if (error === undefined) return data && fromStatus(data);
    return isApiError(health.error) && NO_ANSWER.has(health.error.kind) ? UNANSWERED : undefined;
  },
);
