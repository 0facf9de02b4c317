import { createSelector } from '@reduxjs/toolkit';
import { humanized, plainText } from '../lib/text/text';
import { getHealth, getServiceStatus } from './serviceEndpoints';
import type { ServiceStatus } from './schemas/service';
import { isApiError } from './toApiError';

const MAX_MESSAGE = 240;
const MAX_NAME = 40;
const MAX_SERVICES = 6;

const PROBLEMS = { degraded: 'degraded', maintenance: 'maintenance', down: 'down' } as const;

/** A problem with the backend: its own status, or `unanswered` if it doesn't respond at all. */
export interface ServiceProblem {
  readonly kind: keyof typeof PROBLEMS | 'unanswered';
  /** The backend's message as plain text of limited length; may be ''. */
  readonly message: string;
  /** Names of the services reported as not operational. */
  readonly affected: readonly string[];
}

/** An unknown status isn't reported, because it would mean nothing to visitors. */
function fromStatus({ status, message, services }: ServiceStatus): ServiceProblem | undefined {
  const rawStatus = status.trim().toLowerCase();
  if (!Object.hasOwn(PROBLEMS, rawStatus)) return undefined;
  const affected = (services ?? [])
    .filter((service) => service.status.trim().toLowerCase() !== 'operational')
    .map(({ name }) => humanized(name, MAX_NAME))
    .filter((name) => name !== '');
  return {
    kind: PROBLEMS[rawStatus as keyof typeof PROBLEMS],
    message: plainText(message, MAX_MESSAGE),
    affected: [...new Set(affected)].slice(0, MAX_SERVICES),
  };
}

const UNANSWERED: ServiceProblem = { kind: 'unanswered', message: '', affected: [] };
const NO_RESPONSE: ReadonlySet<unknown> = new Set(['timeout', 'unreachable', 'not-reached', 'server']);

/**
 * The backend's problem to show visitors; undefined if there is none or it isn't known. Based on the status
 * endpoint or, if that fails, on the health check. Being offline isn't a backend problem, and neither is a
 * backend that lacks these two endpoints.
 */
export const selectServiceProblem = createSelector(
  [getServiceStatus.select(undefined), getHealth.select(undefined)],
  // Uses `error` and `data` instead of flags, so that the last known status remains during a refetch.
  ({ data, error }, health): ServiceProblem | undefined => {
    if (error === undefined) return data && fromStatus(data);
    return isApiError(health.error) && NO_RESPONSE.has(health.error.kind) ? UNANSWERED : undefined;
  },
);
