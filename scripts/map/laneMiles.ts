import { geoDistance } from 'd3-geo';
import { laneChains, laneLines } from './laneLines';
import { unproject } from './projection';

/** Mean radius of the earth in nautical miles. */
const EARTH_RADIUS = 3_440.07;

/**
 * Nautical miles along the lane from each US port to where all lanes meet off West Africa, and from there to each Nigerian
 * one. Every lane passes that point, so two of them make a whole lane.
 */
export const laneMiles = (): Record<string, number> => {
  const lines = laneLines();
  return Object.fromEntries(
    Object.entries(laneChains()).map(([code, chain]) => {
      const places = chain.flatMap((name) => lines[name] ?? []).map(unproject);
      const radians = places
        .slice(1)
        .reduce((sum, place, i) => sum + geoDistance(places[i] ?? place, place), 0);
      return [code, Math.round(radians * EARTH_RADIUS)];
    }),
  );
};
