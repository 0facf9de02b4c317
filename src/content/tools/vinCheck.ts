import type { VinPartCode } from '../../lib/vin/explainPositions';
import type { YearDoubt } from '../../lib/vin/modelYear';
import type { VinRegion } from '../../lib/vin/region';

/** Meaning of each section of a VIN, in order. */
export const vinParts: Readonly<Record<VinPartCode, { readonly name: string; readonly text: string }>> = {
  maker: {
    name: 'Maker',
    text: 'The region, country and company that made the car. Position 1 is the region.',
  },
  description: {
    name: 'Description',
    text: 'Body, engine, model line and restraints, in the maker’s own code.',
  },
  'check-digit': {
    name: 'Check digit',
    text: 'Calculated from the other sixteen to catch a wrong character. Required in North America and China.',
  },
  'model-year': {
    name: 'Model year',
    text: 'One character in a 30-year cycle, prescribed only in North America. It isn’t the year of manufacture.',
  },
  plant: { name: 'Plant', text: 'The factory, in the maker’s own code.' },
  'small-maker': {
    name: 'Small maker',
    text: 'A 9 in position 3 means a low-volume maker. These three say which one.',
  },
  serial: { name: 'Serial number', text: 'This car’s own number.' },
};

export const regionNames: Readonly<Record<VinRegion, string>> = {
  africa: 'Africa',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  oceania: 'Oceania',
  'south-america': 'South America',
};

export const countryNames: Readonly<Record<string, string>> = {
  ...{ AR: 'Argentina', AT: 'Austria', AU: 'Australia', BE: 'Belgium', BR: 'Brazil', CA: 'Canada' },
  ...{ CN: 'China', CZ: 'Czechia', DE: 'Germany', ES: 'Spain', FI: 'Finland', FR: 'France' },
  ...{ GB: 'United Kingdom', HU: 'Hungary', ID: 'Indonesia', IN: 'India', IT: 'Italy', JP: 'Japan' },
  ...{
    KR: 'South Korea',
    MX: 'Mexico',
    NZ: 'New Zealand',
    PL: 'Poland',
    SE: 'Sweden',
    TH: 'Thailand',
    US: 'United States',
  },
  ZA: 'South Africa',
};

/** Why the VIN doesn't settle the model year. */
export const yearDoubts: Readonly<Record<YearDoubt, string>> = {
  outside: 'Outside North America, position 10 isn’t always the model year.',
  'vehicle-type': 'The VIN tells them apart only on cars and light trucks.',
  'check-digit': 'One character is wrong, and it may be this one.',
};
