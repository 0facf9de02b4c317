import { paths } from '../config/paths';

/** What a terminal handles, in the words that the page explains. */
export type Cargo = 'roro' | 'container';

export interface Terminal {
  readonly name: string;
  /** Empty where the cargo has to be asked for. */
  readonly cargo: readonly Cargo[];
  readonly note?: string;
}

/** Terminals that are known by name, by the port they belong to (dlca.logcluster.org). */
export const terminalsOf: Readonly<Record<string, readonly Terminal[]>> = {
  NGAPP: [{ name: 'APM Terminals Apapa', cargo: ['container'] }],
  NGTIN: [
    { name: 'Terminal A, Josepdam', cargo: [], note: 'ask before you plan a vehicle through it' },
    { name: 'Terminal B, TICT', cargo: [], note: 'ask before you plan a vehicle through it' },
    { name: 'Terminal C, Ports & Cargo', cargo: [], note: 'ask before you plan a vehicle through it' },
    { name: 'Terminal D, Five Star', cargo: ['roro'] },
    { name: 'Terminal E, PTML', cargo: ['roro', 'container'] },
  ],
  NGONN: [{ name: 'WACT', cargo: ['container'] }],
};

export const cargoWords: Readonly<Record<Cargo, string>> = {
  roro: 'RoRo',
  container: 'containers',
};

/** Carriers by kind of service. Their schedules are theirs to publish, and change: none stand here. */
export const carrierKinds: readonly {
  readonly id: string;
  readonly name: string;
  readonly how: string;
  readonly takes: string;
  readonly refuses: string;
  readonly ask: string;
}[] = [
  {
    id: 'roro',
    name: 'RoRo line',
    how: 'Roll-on/roll-off: the car is driven or towed up a ramp and lashed on a car deck.',
    takes: 'Cars, vans, buses and trucks that are mechanically sound, with little fuel.',
    refuses: 'Personal effects. Non-runners and badly damaged cars may be refused or cost more.',
    ask: 'Does the line take my vehicle in its present condition?',
  },
  {
    id: 'container',
    name: 'Container line',
    how: 'The car is lashed and blocked inside a 20 ft or 40 ft box, alone or shared.',
    takes: 'What fits through the door, non-runners included.',
    refuses: 'What is wider or higher than the door opening.',
    ask: 'Who loads the box, and who unloads it at the other end?',
  },
  {
    id: 'flat-rack',
    name: 'Flat rack, on a container line',
    how: 'An open-sided platform that travels among the containers.',
    takes: 'Machines and trucks that are too high or too wide for a box.',
    refuses: 'It depends on size and weight: the line decides for each.',
    ask: 'Which measures and which weight has the line accepted in writing?',
  },
  {
    id: 'breakbulk',
    name: 'Lo-lo or breakbulk line',
    how: 'Lift-on/lift-off: a crane sets the piece on board by itself.',
    takes: 'Plant and heavy machines with lifting points.',
    refuses: 'Ordinary cars are rarely carried this way.',
    ask: 'Where are the lifting points, and who supplies the gear?',
  },
];

interface GateItem {
  readonly id: string;
  readonly label: string;
  readonly why: string;
}

/** What a driver needs at the gate, in the order in which it is asked for. */
export const gateChecklist: readonly { readonly title: string; readonly items: readonly GateItem[] }[] = [
  {
    title: 'The day before',
    items: [
      {
        id: 'booking',
        label: 'Booking number from the carrier',
        why: 'Without it the gate has no line to put the car in.',
      },
      {
        id: 'hours',
        label: 'Gate hours and appointment checked',
        why: 'Terminals set their own, and change them.',
      },
      {
        id: 'state',
        label: 'State of the port checked',
        why: 'A closed or restricted port turns trucks away.',
      },
      { id: 'cutoff', label: 'Cut-off known', why: 'The hour after which the car waits for another vessel.' },
    ],
  },
  {
    title: 'Papers',
    items: [
      {
        id: 'title',
        label: 'Original title',
        why: 'US customs see the vehicle and its original title at the port of exit.',
      },
      {
        id: 'itn',
        label: 'ITN, the number of the export filing',
        why: 'Due 72 hours before export, for every used self-propelled vehicle.',
      },
      {
        id: 'sale',
        label: 'Bill of sale or auction invoice',
        why: 'Shows that the car is the owner’s to ship.',
      },
      {
        id: 'owner',
        label: 'Identity paper of the owner, and a power of attorney for who files',
        why: 'Names on the papers must agree.',
      },
      { id: 'driver', label: 'The driver’s own identity paper', why: 'Terminals admit known people only.' },
    ],
  },
  {
    title: 'The vehicle',
    items: [
      {
        id: 'fuel',
        label: 'Fuel under a quarter tank',
        why: 'Forwarders ask for it; a fuller tank may be turned away from a car deck.',
      },
      {
        id: 'empty',
        label: 'Nothing left inside (RoRo)',
        why: 'A RoRo vessel takes the vehicle only: no personal effects.',
      },
      {
        id: 'runs',
        label: 'Starts, steers and brakes (RoRo)',
        why: 'It has to go up the ramp. If it does not run, say so before you book.',
      },
      { id: 'keys', label: 'Keys with the car', why: 'The terminal moves it several times.' },
      {
        id: 'photos',
        label: 'Photographs of all sides and the odometer',
        why: 'The dock receipt notes damage; your pictures tell when it came.',
      },
      {
        id: 'vin',
        label: 'VIN on the car equals VIN on every paper',
        why: 'One wrong character stops the export.',
      },
    ],
  },
];

/** A dock receipt, field by field. The sample's values are made up, and say so. */
export const dockReceiptFields: readonly {
  readonly id: string;
  readonly name: string;
  readonly sample: string;
  readonly meaning: string;
  /** Boxes of three that it takes on a wide form. */
  readonly span?: 2 | 3;
}[] = [
  {
    id: 'exporter',
    name: 'Exporter',
    sample: 'SAMPLE OWNER',
    meaning: 'Who ships. It must be the name on the title or on the bill of sale.',
    span: 2,
  },
  {
    id: 'booking',
    name: 'Booking number',
    sample: 'SAMPLE-0000',
    meaning: 'The carrier’s promise of space. The gate looks the car up by it.',
  },
  {
    id: 'consignee',
    name: 'Consignee',
    sample: 'SAMPLE RECEIVER, LAGOS',
    meaning: 'Who receives. A slip here is copied into the bill of lading and costs days at the port.',
    span: 2,
  },
  {
    id: 'itn',
    name: 'ITN',
    sample: 'X00000000000000',
    meaning: 'The number that the Automated Export System gave the filing.',
  },
  {
    id: 'notify',
    name: 'Notify party',
    sample: 'SAMPLE AGENT',
    meaning: 'Who is told of the arrival: most often the licensed customs agent.',
    span: 2,
  },
  {
    id: 'vessel',
    name: 'Vessel and voyage',
    sample: 'MV SAMPLE 000',
    meaning: 'The ship the car is meant for. The carrier may change it.',
  },
  { id: 'loading', name: 'Port of loading', sample: 'BALTIMORE', meaning: 'Where it goes aboard.' },
  {
    id: 'discharge',
    name: 'Port of discharge',
    sample: 'TIN CAN ISLAND',
    meaning: 'Where it comes off: the port whose agent you need.',
    span: 2,
  },
  {
    id: 'vin',
    name: 'VIN',
    sample: '11111111111111111',
    meaning: 'Compare all 17 characters with the plate on the car before you sign.',
    span: 2,
  },
  {
    id: 'weight',
    name: 'Weight and measurement',
    sample: '0 LB / 0 KG',
    meaning: 'Freight and handling may be reckoned by it.',
  },
  {
    id: 'description',
    name: 'Description',
    sample: '1 UNIT, USED VEHICLE',
    meaning: 'Year, make, model, and that it is used.',
    span: 3,
  },
  {
    id: 'exceptions',
    name: 'Exceptions',
    sample: 'SCRATCH, L/R DOOR',
    meaning: 'Damage that the terminal saw. What is missing here is hard to claim, or was yours.',
    span: 2,
  },
  {
    id: 'received',
    name: 'Received by, date and hour',
    sample: 'SAMPLE CLERK',
    meaning: 'From now on the terminal answers for the car.',
  },
];

export const carriersLinks = {
  method: `${paths.autoShipping}#method`,
  documents: paths.international,
} as const;
