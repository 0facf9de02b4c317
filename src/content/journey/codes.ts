export const stageNames = {
  buy: 'Buy',
  inspect: 'Inspect',
  collect: 'Pick up',
  ship: 'Ship',
  clear: 'Clear',
  deliver: 'Deliver',
} as const;

export type StageId = keyof typeof stageNames;

export const stageIds = Object.keys(stageNames) as readonly StageId[];

interface StageCodes {
  /** DCSA milestone codes that mean the car has reached the stage. */
  readonly milestones: readonly string[];
  /** The backend's statuses that mean so if there is no milestone. */
  readonly statuses: readonly string[];
}

export const stageCodes: Readonly<Record<StageId, StageCodes>> = {
  buy: { milestones: [], statuses: [] },
  inspect: { milestones: ['INSP'], statuses: [] },
  collect: { milestones: ['RECE', 'CONF', 'PICK', 'GTIN', 'STUF'], statuses: ['booked'] },
  ship: { milestones: ['LOAD', 'DEPA', 'ISSU'], statuses: ['in_transit'] },
  clear: {
    milestones: ['ARRI', 'DISC', 'STRP', 'CUSS', 'CUSI', 'CUSR', 'SURR', 'AVPU'],
    statuses: ['at_port', 'released'],
  },
  deliver: { milestones: ['GTOT', 'DROP'], statuses: ['delivered'] },
};
