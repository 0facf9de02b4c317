import type { QuoteStatus } from '../../../api/schemas/quote';
import { stageCodes, stageIds } from '../../../content/journey/codes';
import type { StageId } from '../../../content/journey/codes';
import { readMilestones } from './milestoneReading';
import type { ShipmentEvent } from './milestoneReading';

const furthest = (stages: readonly (StageId | undefined)[]) =>
  stageIds.filter((id) => stages.includes(id)).at(-1);

const stageOfStatus = (status: string) => stageIds.find((id) => stageCodes[id].statuses.includes(status));

/** The furthest stage reached according to milestones and status; undefined before booking and after a cancellation. */
export function stageOf(found: QuoteStatus): StageId | undefined {
  const { events, status, hasArrived } = readMilestones(found);
  if (status === 'cancelled') return undefined;
  const reached = events.filter(({ isActual }) => isActual).map((event) => stageOfEvent(event, hasArrived));
  return furthest([stageOfStatus(status), ...reached]);
}

/** The stage that a milestone's code belongs to. A hold can occur at any. */
export const stageOfCode = (code: string): StageId | undefined =>
  stageIds.find((id) => stageCodes[id].milestones.includes(code));

/** Codes of the ports that the car is shipped from and to. */
const IN_PORT_STAGES: readonly (StageId | undefined)[] = ['clear', 'deliver'];

/**
 * The stage at which an event happened: what a port on the way reports belongs to the voyage, and what the port of loading
 * reports to the pickup. A bill of lading can be surrendered while the car is at sea.
 */
export function stageOfEvent({ code, at }: ShipmentEvent, hasArrived: boolean): StageId | undefined {
  const stage = stageOfCode(code);
  if (!IN_PORT_STAGES.includes(stage)) return stage;
  if (code === 'SURR') return hasArrived ? stage : 'ship';
  return at === 'destination' ? stage : at === 'origin' ? 'collect' : 'ship';
}
