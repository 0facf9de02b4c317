import { formatList } from '../../lib/text/format';
import { portsTaking } from '../ports/ports';

/** RoRo and container, with their answers to {@link wayQuestions}. */
export const ways = [
  {
    id: 'roro',
    name: 'RoRo',
    term: 'roll-on/roll-off',
    answers: [
      'Usually, with keys and under a quarter tank',
      'No, only what came with the car',
      'As big as the ramp and deck can take: SUVs, vans, trucks',
      'Each one is priced separately',
      'The car is driven or towed up a ramp and tied down on a car deck. Think of a floating parking garage.',
      'One car in good shape that starts, steers and stops.',
      'Personal belongings. Carriers may refuse cars that don’t run or are badly damaged, or charge extra.',
      'Stevedores at both terminals',
      'The VIN and the bill of lading',
    ],
  },
  {
    id: 'container',
    name: 'Container',
    term: '20 ft, 40 ft, high-cube',
    answers: [
      'No, it can be winched in',
      'Yes, if you declare them',
      'Anything that fits through the container door',
      'Can share one container and one bill of lading',
      'The car is driven, pushed or winched into the container, then blocked, braced and strapped down. Then the doors are sealed.',
      'Cars that don’t run, cars without keys, several cars together, a car with declared belongings inside.',
      'Anything longer, wider or taller than the container or its door. Measure first.',
      'The crews that load and unload the container',
      'The container number and the bill of lading',
    ],
  },
] as const;

/** What both methods answer, in this order. The first four decide; phones fold the others. */
export const wayQuestions = [
  'Does it have to run?',
  'Can I pack things inside?',
  'How big can it be?',
  'Several vehicles?',
  'How it works',
  'Best for',
  'Won’t take',
  'Who handles it?',
  'How do I track it?',
] as const;

/** Questions that decide between the methods. */
export const methodChooser = {
  questions: [
    {
      id: 'runs',
      legend: 'Does the car run?',
      choices: [
        { value: 'yes', label: 'It drives' },
        { value: 'no', label: 'It doesn’t' },
      ],
    },
    {
      id: 'inside',
      legend: 'Anything packed inside?',
      choices: [
        { value: 'no', label: 'Empty' },
        { value: 'yes', label: 'Belongings' },
      ],
    },
    {
      id: 'count',
      legend: 'How many?',
      choices: [
        { value: 'one', label: 'One car' },
        { value: 'several', label: 'Several' },
      ],
    },
  ],
  empty: 'Say if it runs, and we’ll point out the method below.',
} as const;

/** Ids as in the vessels' pictures. */
export const otherWays = [
  {
    id: 'flat-rack',
    name: 'Flat rack',
    text: 'A container base with two end walls and no sides or roof. For anything that’s too tall or wide for a container and can’t be driven aboard.',
  },
  {
    id: 'breakbulk',
    name: 'LoLo or breakbulk',
    text: 'Lifted on and off by crane: excavators and other heavy equipment.',
  },
] as const;

/** The car's preparation, by day. Ids must never change, because checked items are stored by id. */
export const preparation = [
  {
    when: 'When you book',
    items: [
      {
        id: 'measure',
        text: 'Measure length, width and height, including roof racks and spare tire.',
      },
      {
        id: 'truth',
        text: 'Tell us if it starts, rolls and steers. The gate may turn away a car that was booked as a runner but doesn’t run.',
      },
      { id: 'title', text: 'Find the original title. A photocopy won’t work.' },
    ],
  },
  {
    when: 'The week before',
    items: [
      {
        id: 'empty',
        text: 'For RoRo, take everything out: child seats, tools, spare parts, charger. For a container, list what you leave in.',
      },
      { id: 'fuel', text: 'Run the fuel down to under a quarter tank.' },
      { id: 'brakes', text: 'Fix leaks. Make sure the battery is secured and the brakes work.' },
      {
        id: 'loose',
        text: 'Remove anything that could get lost or stolen: radio, toll tag, loose trim, antenna.',
      },
    ],
  },
  {
    when: 'Drop-off day',
    items: [
      { id: 'wash', text: 'Wash it. Scratches only show on a clean car.' },
      { id: 'photos', text: 'Take dated photos of all sides, the roof, the odometer and the VIN plate.' },
      { id: 'keys', text: 'Fold the mirrors, turn off the alarm, leave a full set of keys.' },
      {
        id: 'receipt',
        text: 'Get the dock receipt, and check that the condition it notes matches the car.',
      },
    ],
  },
] as const;

export const shippingQuestions = [
  {
    question: 'How long does it take?',
    answer:
      'It depends on the carrier, the vessel and the ports. Your booking names the vessel and its planned dates. Tracking shows planned, estimated and actual dates.',
  },
  {
    question: 'Which ports are used?',
    answer: `RoRo can leave from ${formatList(portsTaking('roro', 'US'))}. Services to Lagos are published from Baltimore and Jacksonville. They reportedly call mainly at ${formatList(portsTaking('roro', 'NG'))}. Containers can leave from ${formatList(portsTaking('container', 'US'))}, and go to ${formatList(portsTaking('container', 'NG'))}. Your quote names the ports.`,
  },
  {
    question: 'Can I leave things in a car on a RoRo vessel?',
    answer:
      'No. Carriers take the vehicle only. They can remove what they find, or refuse the car. Ship belongings in a container, and declare them.',
  },
  {
    question: 'What if my car is damaged on the way?',
    answer:
      'We photograph it at pickup, and the dock receipt notes its condition. In Nigeria, check it before you sign, note any damage on the delivery receipt, and tell us the same day.',
  },
] as const;

export const autoShippingPage = {
  label: 'Auto shipping',
  title: 'Ship your car across the Atlantic',
  lead: 'RoRo or container: it depends on whether the car runs, what’s in it and how big it is. Choose that first, and the port and documents follow.',
  getQuote: 'Get a shipping quote',
  compare: 'Compare RoRo and container',
  questions: 'Common questions',
  documents: 'Documents you’ll need',
  nextTitle: 'Tell us what you’re shipping and where.',
  next: 'You get a reference number right away. The quote spells out the method, both ports and what isn’t included.',
  seePortStatus: 'See port status',
} as const;

export const twoWays = {
  title: 'RoRo or container',
  lit: 'For your answers',
  all: 'All nine differences',
  pictures: {
    roro: 'Model of a RoRo vessel, cut open: three decks of vehicles, the stern ramp down, a car driving aboard.',
    container: 'Model of a container, cut open: cars on its floor, their wheels chocked.',
  },
} as const;

export const preparationWords = {
  title: 'Prepare the car',
  intro: 'Most problems at the gate come from skipping one of these.',
} as const;

/** Texts around “Will it fit?”, and its dimensions without scripts. */
export const fitSection = {
  title: 'Will it fit?',
  intro: 'Uses the minimum inside dimensions in ISO\u00A0668. Real containers are at least that big.',
  open: 'Check your car’s size',
  byHand:
    'The drawing needs JavaScript. Inside, a 20 ft container is 5.87 m (19 ft 3 in) long; a 40 ft is 12 m (39 ft 4 in). Both are 2.33 m (7 ft 8 in) wide. The door is 2.28 m (7 ft 6 in) wide. It’s 2.26 m (7 ft 5 in) high, or 2.57 m (8 ft 5 in) on a high-cube.',
} as const;
