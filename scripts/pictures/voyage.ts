import { stageIds } from '../../src/content/journey/codes';

/** The landscape's tiles from left to right. They don't appear in the gallery. */
export const voyageStages = ['lead', ...stageIds, 'trail'] as const;
export type VoyageStage = (typeof voyageStages)[number];

/** In the order of `scenes/voyage_cars.py`. */
export const voyageBodies = ['sedan', 'suv', 'pickup', 'van'] as const;

export const voyageAlts: Readonly<Record<VoyageStage, string>> = {
  lead: 'Model of a country road: a farmhouse, fields, and the doors of an auto auction.',
  buy: 'Model of an auction yard: rows of cars with lot numbers, an office with an orange flag behind them.',
  inspect:
    'Model of an inspection bay: a white SUV on a lift, a sedan with its hood up, a person with a clipboard.',
  collect:
    'Model of the road to the port: a car hauler with four cars passes a green road sign near the gate.',
  ship: 'Model of a RoRo vessel: her deck open between two piers, the sea behind.',
  clear:
    'Model of a terminal in Lagos: an orange crane, stacked containers, customs officers at an examination bay.',
  deliver: 'Model of a street in Nigeria: palms, a house with a red roof, people waiting at its open gate.',
  trail: 'Model of a street in Nigeria: palms, yard walls, a yellow van at the curb.',
};
