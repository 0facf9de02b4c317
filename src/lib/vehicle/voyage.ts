/** Instants of a voyage as far as they are known; each a point in time. */
interface Voyage {
  readonly departed?: Date | undefined;
  readonly arrived?: Date | undefined;
  /** Estimated time of arrival. */
  readonly eta?: Date | undefined;
}

/** Nobody reports a vessel at the quay before she is there: until then she is shown short of it. */
const BEFORE_ARRIVAL = 0.97;

/**
 * How much of the sea lane lies behind a vessel, reckoned from its dates alone: 0 before departure, 1 after arrival,
 * between them the share of time gone by, which never quite reaches the end.
 * @returns undefined when she has sailed and nothing tells when she is to arrive
 */
export function voyageFraction({ departed, arrived, eta }: Voyage, now: Date): number | undefined {
  if (arrived && arrived <= now) return 1;
  if (!departed || departed > now) return 0;
  if (!eta || eta <= departed) return undefined;
  const share = (now.getTime() - departed.getTime()) / (eta.getTime() - departed.getTime());
  return Math.min(BEFORE_ARRIVAL, Math.max(0, share));
}
