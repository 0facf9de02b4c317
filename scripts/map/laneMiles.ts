import { geoDistance } from 'd3-geo';
import { laneChains, laneLines } from './laneLines';
import { unproject } from './projection';

/** The earth's mean radius in nautical miles. */
const EARTH_RADIUS = 3_440.07;

/**
 * Nautical miles along the lane from each US port to the point off West Africa where all lanes meet, and from there to
 * each Nigerian port. Every lane passes that point, so two distances add up to a full lane.
 */
export const laneMiles = (): Record<string, number> => {
  const lines = laneLines();
  return Object.fromEntries(
    Object.entries(laneChains()).map(([code, chain]) => {
      const positions = chain.flatMap((name) => lines[name] ?? []).map(unproject);
      const radians = positions
        .slice(1)
        .reduce((sum, position, i) => sum + geoDistance(positions[i] ?? position, position), 0);
      return [code, Math.round(radians * EARTH_RADIUS)];
    }),
  );
};
