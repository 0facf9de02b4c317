import type { bodyTypeChoices } from '../quote/quoteStart';

/** An item to enquire about. Has no price or stock, which our reply includes. */
export interface ShopItem {
  /** Stored on devices and sent with requests, so it must never change. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The body type in the quote form; omitted for parts. */
  readonly bodyType?: (typeof bodyTypeChoices)[number]['value'];
}

export interface ShopCategory {
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  /** What a note about one of the items may say. */
  readonly note: string;
  readonly items: readonly ShopItem[];
}

/** What visitors can ask us to find. Nothing is claimed to be in stock. */
export const shopCategories: readonly ShopCategory[] = [
  {
    id: 'cars',
    name: 'Daily drivers',
    intro: 'From auctions or dealers, up to your limit.',
    note: 'Make, model, years, title, budget',
    items: [
      {
        id: 'sedan',
        name: 'Sedan or hatchback',
        bodyType: 'sedan',
        text: 'Tell us the make, the model and the oldest year you’d take.',
      },
      {
        id: 'suv',
        name: 'SUV or crossover',
        bodyType: 'suv',
        text: 'Tell us how many seats, and 2WD, AWD or 4WD. Height determines if it can share a container.',
      },
      {
        id: 'pickup',
        name: 'Pickup',
        bodyType: 'pickup',
        text: 'Tell us which cab and bed you want. Length determines what else fits in the container.',
      },
      {
        id: 'minivan',
        name: 'Minivan',
        bodyType: 'van',
        text: 'Tell us if you want it for passengers or cargo.',
      },
    ],
  },
  {
    id: 'work',
    name: 'Work vehicles',
    intro: 'Height and width determine how it ships, so have the dimensions ready.',
    note: 'Make, model, years, dimensions, budget',
    items: [
      {
        id: 'cargo-van',
        name: 'Cargo or passenger van',
        bodyType: 'van',
        text: 'Tell us the roof height. A standard container door is 2.26\u00A0m (7\u00A0ft\u00A05\u00A0in).',
      },
      {
        id: 'bus',
        name: 'Bus',
        bodyType: 'bus',
        text: 'Tell us how many seats. For RoRo, it has to run and drive.',
      },
      {
        id: 'truck',
        name: 'Truck or semi tractor',
        bodyType: 'truck',
        text: 'Tell us how many axles and which body: box, dump or other.',
      },
      {
        id: 'machine',
        name: 'Construction equipment',
        bodyType: 'machinery',
        text: 'RoRo, flat rack or lifted aboard. Tell us the model and operating weight.',
      },
    ],
  },
  {
    id: 'small',
    name: 'Motorcycles and scooters',
    intro: 'They need a title too. They ship strapped down, often beside a car.',
    note: 'Make, model, years, title, budget',
    items: [
      {
        id: 'motorcycle',
        name: 'Motorcycle',
        bodyType: 'motorcycle',
        text: 'Tell us the engine size and which title types you’d accept.',
      },
      {
        id: 'scooter',
        name: 'Scooter',
        bodyType: 'motorcycle',
        text: 'Ask first if its state issues a title. Without one, export is difficult.',
      },
    ],
  },
  {
    id: 'parts',
    name: 'Parts and supplies',
    intro: 'Parts go inside a vehicle that ships in a container. With RoRo, you can’t pack anything inside.',
    note: 'VIN, part number, size, new or used',
    items: [
      { id: 'tires', name: 'Tires and wheels', text: 'Tell us the size on the sidewall.' },
      {
        id: 'body-parts',
        name: 'Body panels and lights',
        text: 'Give us the VIN. The trim level determines what fits.',
      },
      {
        id: 'mechanical',
        name: 'Engine or transmission',
        text: 'Give us the engine code or the VIN it’s for.',
      },
      {
        id: 'keys',
        name: 'Car key',
        text: 'For a car with no keys, which RoRo carriers may refuse. Give us the VIN.',
      },
    ],
  },
];

export const shopWords = {
  label: 'Shop',
  title: 'What should we find for you?',
  lead: 'Pick from the list or add your own. Send it with a quote request, and we’ll reply with what we find and what it costs.',
  honest: 'This isn’t our inventory. Adding something doesn’t order it.',
  jump: 'Categories',
  start: 'What you add is listed here and goes with your quote request.',
  add: 'Add to my list',
  addShort: 'Add',
  onList: 'On your list',
  wishTitle: 'Something else',
  wishIntro: 'If it drives or fits in a container, we can probably ship it. Ask us.',
  wishLabel: 'What is it?',
  wishHint: 'Make and model or part number. Be specific.',
  wishEmpty: 'Enter what we should look for.',
  wishLong: (most: number) => `Use ${String(most)} characters or fewer. Add details in the request.`,
  after: 'What\u00A0happens next',
  steps: [
    {
      title: 'You send it',
      text: 'Send it with a quote request, or as a message if you don’t have a route yet. With a quote request, you get a reference number.',
    },
    {
      title: 'We check the details',
      text: 'We’ll contact you the way you chose and go over years, titles, limit and destination. We don’t sell your number.',
    },
    {
      title: 'You get an itemized quote',
      text: 'What we found, where it is and what it costs, item by item. We tell you what we couldn’t find, too.',
    },
    {
      title: 'You decide',
      text: 'We don’t buy anything until you agree in writing. For a car, that includes your bid limit.',
    },
  ],
} as const;

/** Links to related pages. */
export const shopLinks = {
  auction: 'How buying at auction works',
  method: 'RoRo or container?',
  quote: 'Get a quote',
} as const;
