import { paths } from '../../config/paths';

/** Carriers by kind of service. Without schedules, which they publish themselves and change. */
export const carrierKinds: readonly {
  readonly id: string;
  readonly name: string;
  readonly how: string;
  readonly accepts: string;
  readonly refuses: string;
  readonly ask: string;
}[] = [
  {
    id: 'roro',
    name: 'RoRo carrier',
    how: 'Roll-on/roll-off: the car is driven or towed up a ramp and tied down on a car deck.',
    accepts: 'Vehicles and equipment that run and are low on fuel.',
    refuses: 'Personal belongings. May refuse, or charge more for, badly damaged or non-running cars.',
    ask: 'Do you take my vehicle in its current condition?',
  },
  {
    id: 'container',
    name: 'Container carrier',
    how: 'The car is blocked, braced and strapped down inside a 20 ft or 40 ft container, alone or shared.',
    accepts: 'Anything that fits through the door, running or not.',
    refuses: 'Anything wider or taller than the door.',
    ask: 'Who loads the container, and who unloads it?',
  },
  {
    id: 'flat-rack',
    name: 'Flat rack, with a container carrier',
    how: 'An open-sided platform on a container vessel.',
    accepts: 'Equipment and trucks too tall or too wide for a container.',
    refuses: 'Depends on size and weight. The carrier decides each time.',
    ask: 'What dimensions and weight has the carrier approved in writing?',
  },
  {
    id: 'breakbulk',
    name: 'LoLo or breakbulk carrier',
    how: 'Lift-on/lift-off: a crane lifts the piece aboard.',
    accepts: 'Heavy equipment with lifting points.',
    refuses: 'Regular cars, as a rule.',
    ask: 'Where are the lifting points, and who supplies the rigging?',
  },
];

export const carriersLinks = {
  method: `${paths.autoShipping}#method`,
  documents: paths.international,
} as const;
