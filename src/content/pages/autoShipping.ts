import { listed } from '../../lib/text/listed';
import { portNames } from '../ports/ports';

/** The two usual ways aboard, each with what it is, its strengths and where it says no. */
export const ways = [
  {
    id: 'roro',
    name: 'RoRo',
    term: 'roll-on/roll-off',
    text: 'The car is driven, or towed, up a ramp into the vessel and lashed to a car deck, as in a floating car park. It stays on its own wheels from terminal to terminal.',
    suits: 'One sound car that starts, steers and stops.',
    refuses:
      'Personal effects: the vehicle travels alone. Lines may refuse or surcharge cars that do not run or are badly damaged.',
  },
  {
    id: 'container',
    name: 'Container',
    term: '20 ft, 40 ft or 40 ft high-cube',
    text: 'The car is pushed or driven into a steel box, its wheels blocked and its body lashed. The doors are sealed, and the box with its number is what travels.',
    suits:
      'Cars that do not run, cars without keys, several cars together, a car with effects on its papers.',
    refuses: 'Anything longer, wider or taller than the container or its door. Measure first.',
  },
] as const;

export const wayColumns = ['Question', 'RoRo', 'Container'] as const;

export const wayRows: readonly (readonly [string, string, string])[] = [
  ['Must it drive?', 'Yes: sound, with keys and little fuel', 'No: it can be winched in'],
  ['Can I pack things inside?', 'No, only what belongs to the car', 'Yes, if you declare them'],
  [
    'How big may it be?',
    'As the ramp and the deck allow: SUVs, vans, trucks',
    'Inside the box and through its door',
  ],
  ['Several vehicles?', 'Each is booked and carried by itself', 'Share one box and one bill of lading'],
  ['Who touches it?', 'Drivers at both terminals', 'The people who load and who unload the box'],
  [
    'What number do you follow?',
    'The VIN and the bill of lading',
    'The container number and the bill of lading',
  ],
];

export const otherWays = [
  {
    name: 'Flat rack',
    text: 'A container’s floor and two ends without sides or roof, for what is too high or too wide for the box and cannot drive aboard.',
  },
  {
    name: 'Lo-lo or breakbulk',
    text: 'Lifted on and off by crane as a single piece: plant, excavators, machines.',
  },
] as const;

/** Preparation, in the order of the days. Ids stay the same for ever: ticks are kept by them. */
export const preparation = [
  {
    when: 'When you book',
    items: [
      {
        id: 'measure',
        text: 'Measure length, width and height, with roof racks and spare wheel as they will travel.',
      },
      {
        id: 'truth',
        text: 'Say truthfully whether it starts, rolls and steers. A car that turns out not to run may be refused at the gate.',
      },
      { id: 'title', text: 'Find the original title. A copy does not export a car.' },
    ],
  },
  {
    when: 'The week before',
    items: [
      {
        id: 'empty',
        text: 'For RoRo, take everything out: child seats, tools, spare parts, the charger, what is under the carpet. In a container, list what stays in.',
      },
      { id: 'fuel', text: 'Run the fuel down. Forwarders ask for less than a quarter of a tank.' },
      { id: 'brakes', text: 'Repair leaks, and see that the battery is tied down and the brakes hold.' },
      {
        id: 'loose',
        text: 'Take off what can be lost or stolen: removable radio, toll tag, loose trim, aerial.',
      },
    ],
  },
  {
    when: 'The day it goes',
    items: [
      { id: 'wash', text: 'Wash it. Scratches can only be recorded on a clean car.' },
      { id: 'photos', text: 'Photograph all sides, the roof, the mileage and the VIN plate, with the date.' },
      { id: 'keys', text: 'Fold the mirrors, switch off the alarm, leave one full set of keys.' },
      {
        id: 'receipt',
        text: 'Ask for the dock receipt, and compare what it says about the car’s state with what you see.',
      },
    ],
  },
] as const;

export const shippingQuestions = [
  {
    question: 'How long does it take?',
    answer:
      'It depends on the line, the vessel and the port’s state, and it changes. We print no number of days here. Your booking names the vessel and its planned dates; Track a shipment shows planned, estimated and actual dates apart from each other.',
  },
  {
    question: 'Which ports are used?',
    answer: `RoRo sails from ports such as ${listed(portNames('USBAL', 'USJAX', 'USSSI', 'USGLS', 'USFPO'))}, containers from ${portNames('USSAV', 'USHOU', 'USNYC').join(', ')} and others. In Nigeria, RoRo calls at ${listed(portNames('NGTIN'))}; containers go to ${listed(portNames('NGAPP', 'NGTIN', 'NGLKK', 'NGONN'))}. The quote says which.`,
  },
  {
    question: 'Can I leave things in a car on a RoRo vessel?',
    answer:
      'No. Lines carry the vehicle only, and what is found can be removed, or the car refused. Send effects in a container, declared.',
  },
  {
    question: 'What if the car is damaged on the way?',
    answer:
      'That is why it is photographed when we take it and why the dock receipt notes its state. Look at the car before you sign for it in Nigeria, write what you see on the delivery paper, and tell us the same day.',
  },
] as const;
