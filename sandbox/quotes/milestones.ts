interface Step {
  /** DCSA Track and Trace 2.3. */
  readonly code: string;
  readonly label: string;
  readonly step: number;
  readonly at: 'origin' | 'port of loading' | 'stop' | 'port of discharge' | 'destination';
  readonly containerOnly?: boolean;
}

/** `step` refers to the schedule in `quoteStatus.ts`. */
const STEPS: readonly Step[] = [
  { code: 'CONF', label: 'Booking confirmed', step: 5, at: 'origin' },
  { code: 'PICK', label: 'Picked up', step: 6, at: 'origin' },
  { code: 'GTIN', label: 'Gate in', step: 8, at: 'port of loading' },
  { code: 'STUF', label: 'Loaded into the container', step: 8.5, at: 'port of loading', containerOnly: true },
  { code: 'LOAD', label: 'Loaded on board', step: 9, at: 'port of loading' },
  { code: 'DEPA', label: 'Vessel departed', step: 10, at: 'port of loading' },
  { code: 'ISSU', label: 'Bill of lading issued', step: 11, at: 'port of loading' },
  { code: 'ARRI', label: 'Vessel arrived', step: 14, at: 'stop' },
  { code: 'DISC', label: 'Discharged', step: 14.5, at: 'stop' },
  { code: 'LOAD', label: 'Loaded on board', step: 16, at: 'stop' },
  { code: 'DEPA', label: 'Vessel departed', step: 16.5, at: 'stop' },
  { code: 'ARRI', label: 'Vessel arrived', step: 20, at: 'port of discharge' },
  { code: 'DISC', label: 'Discharged', step: 21, at: 'port of discharge' },
  {
    code: 'STRP',
    label: 'Taken out of the container',
    step: 22,
    at: 'port of discharge',
    containerOnly: true,
  },
  { code: 'CUSI', label: 'Customs inspection', step: 23, at: 'port of discharge' },
  { code: 'CUSR', label: 'Customs release', step: 25, at: 'port of discharge' },
  { code: 'AVPU', label: 'Available for pickup', step: 26, at: 'port of discharge' },
  { code: 'GTOT', label: 'Gate out', step: 28, at: 'port of discharge' },
  { code: 'DROP', label: 'Dropped off', step: 30, at: 'destination' },
];

/** The step at which the vessel reaches the port of discharge. */
export const ARRIVAL_STEP = 20;

/** A milestone as the contract defines it. */
export interface Milestone {
  readonly code: string;
  readonly label: string | null;
  readonly location?: string | undefined;
  readonly occurred_at?: string;
  readonly expected_at?: string;
}

interface Route {
  readonly origin: string;
  readonly originPort: string;
  /** Where it changes vessels, if it does. */
  readonly stop?: string | undefined;
  readonly destinationPort: string;
  readonly destination: string;
}

const place = ({ at }: Step, route: Route) =>
  ({
    origin: route.origin,
    'port of loading': route.originPort,
    stop: route.stop,
    'port of discharge': route.destinationPort,
    destination: route.destination,
  })[at];

/**
 * All milestones of a shipment, past ones with `occurred_at` and the others with `expected_at`.
 * @param timeOf a step's time in ISO 8601
 */
export function milestonesAt(
  elapsed: number,
  route: Route,
  inContainer: boolean,
  timeOf: (step: number) => string,
): Milestone[] {
  return STEPS.filter(
    ({ at, containerOnly }) =>
      (inContainer || containerOnly !== true) && (at !== 'stop' || route.stop !== undefined),
  ).map((step) => ({
    code: step.code,
    label: step.label,
    location: place(step, route),
    ...(step.step <= elapsed ? { occurred_at: timeOf(step.step) } : { expected_at: timeOf(step.step) }),
  }));
}
