import type { bodyTypeChoices } from '../quote/quoteStart';

/** One thing to enquire about. No price and no stock: both are told in the answer. */
interface ShopItem {
  /** Stays the same for ever: it is kept on devices and sent with requests. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Its kind among the quote's vehicles; none for parts. */
  readonly bodyType?: (typeof bodyTypeChoices)[number]['value'];
}

export interface ShopCategory {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  /** What a note on one of its items may say. */
  readonly note: string;
  readonly items: readonly ShopItem[];
}

/** What the company can be asked to find. The kinds are the trade's; nothing here says that one is at hand. */
export const shopCategories: readonly ShopCategory[] = [
  {
    id: 'cars',
    name: 'Cars to drive',
    intro: 'Found at auction or from dealers, up to your limit.',
    note: 'Make, model, years, title, budget',
    items: [
      {
        id: 'sedan',
        name: 'Sedan or hatchback',
        bodyType: 'sedan',
        text: 'Say make, model and the oldest model year you would take.',
      },
      {
        id: 'suv',
        name: 'SUV or crossover',
        bodyType: 'suv',
        text: 'Say which seats and drive you need. Height decides whether a container is shared.',
      },
      {
        id: 'pickup',
        name: 'Pickup',
        bodyType: 'pickup',
        text: 'Say which cab and bed: the length decides what fits beside it.',
      },
      {
        id: 'minivan',
        name: 'Minivan',
        bodyType: 'van',
        text: 'Say whether it must seat seven or carry goods.',
      },
    ],
  },
  {
    id: 'work',
    name: 'Vehicles that work',
    intro: 'Height and width decide between RoRo, container, and flat rack: have the dimensions ready.',
    note: 'Make, model, years, dimensions, budget',
    items: [
      {
        id: 'cargo-van',
        name: 'Cargo or passenger van',
        bodyType: 'van',
        text: 'Say the roof height: a container door is about 2.3 m (7 ft 5 in) high.',
      },
      {
        id: 'bus',
        name: 'Bus',
        bodyType: 'bus',
        text: 'For RoRo it must be mechanically sound. Say how many seats.',
      },
      {
        id: 'truck',
        name: 'Truck or tractor unit',
        bodyType: 'truck',
        text: 'Say how many axles, and whether it comes with a body.',
      },
      {
        id: 'machine',
        name: 'Construction machine',
        bodyType: 'machinery',
        text: 'RoRo, flat rack or lifted aboard. Say the model and the working weight.',
      },
    ],
  },
  {
    id: 'small',
    name: 'On two wheels',
    intro: 'They need a title too. They travel lashed, often beside a car.',
    note: 'Make, model, years, title, budget',
    items: [
      {
        id: 'motorcycle',
        name: 'Motorcycle',
        bodyType: 'motorcycle',
        text: 'Say the size of the engine and which title words you would accept.',
      },
      {
        id: 'scooter',
        name: 'Scooter',
        bodyType: 'motorcycle',
        text: 'Ask first whether its state issues a title: without one, export is difficult.',
      },
    ],
  },
  {
    id: 'parts',
    name: 'Parts and supplies',
    intro: 'For a vehicle that ships in a container: on RoRo vessels nothing may travel inside.',
    note: 'VIN, part number, size, new or used',
    items: [
      { id: 'tires', name: 'Tires and wheels', text: 'Say the size on the sidewall.' },
      { id: 'body-parts', name: 'Body parts and lamps', text: 'Say the VIN: the trim decides what fits.' },
      { id: 'mechanical', name: 'Engine or gearbox', text: 'Say the engine code or the VIN it must fit.' },
      {
        id: 'keys',
        name: 'Spare key',
        text: 'For a car without keys: lines may refuse or surcharge it on RoRo. Say the VIN.',
      },
    ],
  },
];

export const shopWords = {
  label: 'Shop',
  title: 'What should we look for?',
  lead: 'Choose from what the trade ships, or write your own. It becomes a list on your device and goes into your request. We answer with what we find and what it costs, one by one.',
  honest: 'This is not a stock list: nothing here waits on a shelf, and nothing is ordered by adding it.',
  jump: 'Kinds of goods',
  add: 'Add to my list',
  onList: 'On your list',
  wishTitle: 'Something else',
  wishIntro: 'If it drives or fits in a container, ask us.',
  wishLabel: 'What is it?',
  wishHint: 'Make and model, a part number, a machine: as exact as you know it.',
  wishEmpty: 'Write what we should look for.',
  wishLong: (most: number) => `Write it in ${String(most)} characters at most. Details go into the request.`,
  after: 'What happens with your list',
  steps: [
    {
      title: 'You send it',
      text: 'With a quote request, or as a message when you have no route yet. You get a reference for a request.',
    },
    {
      title: 'One team asks back',
      text: 'By the way you choose: years, title words, limit, where it goes. Nobody else gets your number.',
    },
    {
      title: 'We look and answer line by line',
      text: 'What we found, where it stands and what it costs with its parts named. What we do not find, we say.',
    },
    {
      title: 'You decide',
      text: 'Nothing is bought before you agree in writing. For a car that means a limit for the bid, too.',
    },
  ],
} as const;

/** The list itself, on the shop page and in the header. */
export const enquiryWords = {
  added: (name: string) => `${name} is on your list.`,
  removed: (name: string) => `${name} was removed from your list.`,
  title: 'Your list',
  empty: 'Nothing on it yet. Add what you are looking for: a list says more than a telephone call.',
  quantity: (name: string) => `How many: ${name}`,
  fewer: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  mostOfOne: (most: number) =>
    `The list takes ${String(most)} of one thing at most. For more, say so in the request.`,
  noQuantity: (most: number) =>
    `Only a whole number from 1 to ${String(most)} counts here. The one before it stands again.`,
  remove: (name: string) => `Remove ${name}`,
  quantityLabel: 'How many',
  note: 'Note',
  ownNote: 'Year, size, budget, and anything else we should know',
  noteLong: (most: number) => `Write the note in ${String(most)} characters or fewer.`,
  bar: 'Your list so far',
  count: (items: number) => (items === 1 ? '1 item' : `${String(items)} items`),
  onList: 'on your list',
  ask: 'Ask for a quote',
  clear: 'Empty the list',
  cleared: 'Your list is empty.',
  putBack: 'Your list is as it was.',
  kept: 'Kept on this device until it goes along with a quote request or you empty it.',
  notKept:
    'This browser does not let us keep the list: it lasts for this visit, until it goes along or you empty it.',
  toQuote: 'Ask for a quote with it',
  toContact: 'Send it as a message',
  full: 'The list is full. Send this one first.',
  without: 'The list needs JavaScript. Without it, write to us what you are looking for:',
} as const;
