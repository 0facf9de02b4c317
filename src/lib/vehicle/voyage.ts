/** Known times of a voyage. */
interface Voyage {
  readonly departed?: Date | undefined;
  readonly arrived?: Date | undefined;
  /** Estimated time of arrival. */
  readonly eta?: Date | undefined;
}

/** Maximum fraction until the arrival is reported, so that the vessel isn't shown in port too early. */
const BEFORE_ARRIVAL = 0.97;

/**
 * The fraction of a lane a vessel has completed, estimated from its dates: 0 before departure, 1 after
 * arrival, in between the elapsed fraction of time, up to a maximum.
 * @returns undefined if the vessel has departed without a valid ETA
 */
export function voyageFraction({ departed, arrived, eta }: Voyage, now: Date): number | undefined {
  if (arrived && arrived <= now) return 1;
  if (!departed || departed > now) return 0;
  if (!eta || eta <= departed) return undefined;
  const share = (now.getTime() - departed.getTime()) / (eta.getTime() - departed.getTime());
  return Math.min(BEFORE_ARRIVAL, Math.max(0, share));
}
