import type { Scene } from './scenes';

/** Tiles of the one landscape from left to right; a car drives through them. They are no gallery pictures. */
export const voyageStages = [
  'lead',
  'buy',
  'inspect',
  'collect',
  'ship',
  'clear',
  'deliver',
  'trail',
] as const;
export type VoyageStage = (typeof voyageStages)[number];

/** In the order in which `scenes/voyage_cars.py` stands them beside each other. */
export const voyageBodies = ['sedan', 'suv', 'pickup', 'van'] as const;

type Words = Pick<Scene, 'stage' | 'alt' | 'caption'>;

export const voyageWords: Readonly<Record<VoyageStage, Words>> = {
  lead: {
    stage: 'buy',
    alt: 'Model of a country road: a farmhouse, fields, and the doors of an auction hall.',
    caption: 'It starts on a road in the United States.',
  },
  buy: {
    stage: 'buy',
    alt: 'Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them.',
    caption: 'The car is bought from the rows of an auction yard.',
  },
  inspect: {
    stage: 'inspect',
    alt: 'Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard.',
    caption: 'Somebody looks at it from above and from below.',
  },
  collect: {
    stage: 'collect',
    alt: 'Model of the road to the port: a car carrier with four cars passes a green road sign and nears the gate.',
    caption: 'A carrier takes it to the port.',
  },
  ship: {
    stage: 'sea',
    alt: 'Model of a RoRo vessel: her open deck reaches like a bridge from one quay to the other, the sea behind.',
    caption: 'A RoRo vessel takes it across the ocean.',
  },
  clear: {
    stage: 'arrive',
    alt: 'Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay.',
    caption: 'Customs looks at it and lets it go.',
  },
  deliver: {
    stage: 'deliver',
    alt: 'Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate.',
    caption: 'It arrives at the front gate.',
  },
  trail: {
    stage: 'deliver',
    alt: 'Model of a street in Nigeria: palms, garden walls, a yellow van at the curb.',
    caption: 'And the street goes on.',
  },
};
