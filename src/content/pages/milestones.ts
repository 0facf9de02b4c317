/** A milestone of a shipment: DCSA Track and Trace 2.3 code, our word for it and what it means to the owner. */
interface MilestoneWords {
  readonly name: string;
  readonly meaning: string;
}

export const milestones: Readonly<Record<string, MilestoneWords>> = {
  RECE: {
    name: 'Booking request received',
    meaning: 'The carrier has the booking request. Nothing is agreed yet.',
  },
  CONF: {
    name: 'Booking confirmed',
    meaning: 'The carrier has promised space. The car may be delivered to the terminal.',
  },
  PICK: { name: 'Picked up', meaning: 'A driver has the vehicle and has noted its condition.' },
  GTIN: {
    name: 'Gate in',
    meaning:
      'The terminal has taken the vehicle and given a dock receipt, the terminal’s receipt for the car.',
  },
  STUF: {
    name: 'Loaded into the container',
    meaning: 'The vehicle is lashed and blocked inside its container.',
  },
  INSP: {
    name: 'Inspected',
    meaning: 'The vehicle or the container was looked at; the report says by whom.',
  },
  LOAD: { name: 'Loaded on board', meaning: 'The vehicle is on the vessel.' },
  DEPA: { name: 'Vessel departed', meaning: 'The vessel has left the port of loading.' },
  ISSU: {
    name: 'Bill of lading issued',
    meaning:
      'The carrier’s receipt and contract exists. Who holds it may claim the car: its original goes to the clearing agent.',
  },
  SURR: {
    name: 'Bill of lading surrendered',
    meaning: 'The original was handed back to the carrier, so that the cargo can be released.',
  },
  HOLD: { name: 'On hold', meaning: 'Something keeps the shipment where it is. Call us: we ask why.' },
  ARRI: {
    name: 'Vessel arrived',
    meaning:
      'The vessel is at the port of discharge. Some carriers say so at anchor, others only at the berth.',
  },
  DISC: {
    name: 'Discharged',
    meaning: 'The vehicle or its container is off the vessel. The free days at the terminal begin to count.',
  },
  STRP: {
    name: 'Taken out of the container',
    meaning: 'The container was opened and the vehicle stands on the ground.',
  },
  CUSS: {
    name: 'Selected for customs scan',
    meaning: 'Customs want to scan it. The clearing agent goes along.',
  },
  CUSI: { name: 'Customs inspection', meaning: 'Customs examine the vehicle against its papers.' },
  CUSR: {
    name: 'Customs release',
    meaning: 'Customs have let it go. The shipping line’s and the terminal’s dues come next.',
  },
  AVPU: {
    name: 'Available for pick-up',
    meaning: 'It may be collected once the dues are paid. Storage grows with each day that it stays.',
  },
  GTOT: { name: 'Gate out', meaning: 'The vehicle has left the terminal.' },
  DROP: { name: 'Dropped off', meaning: 'The vehicle was handed over at its destination.' },
};

/** How sure a date is: the DCSA classifiers in plain words. They are told by word and by mark, never by colour alone. */
export const certainties = {
  actual: { label: 'Actual', meaning: 'It has happened.' },
  estimated: { label: 'Estimated', meaning: 'The carrier or the terminal expects it then. It moves.' },
  planned: { label: 'Planned', meaning: 'It is part of the plan, without a date anyone stands for.' },
} as const;

export type Certainty = keyof typeof certainties;
