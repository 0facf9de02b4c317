import { paths } from '../../config/paths';

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

export const carriersLinks = {
  method: `${paths.autoShipping}#method`,
  documents: paths.international,
} as const;
