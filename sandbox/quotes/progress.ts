/** A status of the contract, with the step at which a quote enters it. */
interface Stage {
  readonly status: string;
  readonly step: number;
  readonly message: string;
}

/**
 * The schedule in steps. For a submitted quote a step is one sandbox minute, so that you can watch it progress. For the
 * demo references it is a day.
 */
const STAGES: readonly Stage[] = [
  { status: 'received', step: 0, message: 'We have your request and are working on it.' },
  { status: 'quoted', step: 2, message: 'Your quote is on its way to you.' },
  { status: 'booked', step: 5, message: 'Your vehicle is booked.' },
  { status: 'in_transit', step: 10, message: 'Your vehicle is at sea.' },
  { status: 'at_port', step: 20, message: 'Your vehicle is at the port of discharge.' },
  { status: 'released', step: 26, message: 'Your vehicle is released and ready for pickup.' },
  { status: 'delivered', step: 30, message: 'Your vehicle was handed over.' },
];

/** An inspection never goes to sea. */
const INSPECTION = new Set(['received', 'quoted', 'booked', 'delivered']);

export const BOOKED_STEP = 5;

/** @param elapsed steps since the quote was submitted */
export function stageAt(elapsed: number, service: string): Stage {
  const stages = service === 'inspection' ? STAGES.filter(({ status }) => INSPECTION.has(status)) : STAGES;
  const stage = stages.findLast(({ step }) => step <= elapsed) ?? stages[0];
  if (!stage) throw new RangeError('the schedule has no stage');
  return stage;
}
