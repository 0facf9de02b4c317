import { writeFileSync, mkdirSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { ports } from '../../src/content/ports/ports';
import { encodeLine } from '../../src/lib/geo/lineCode';
import { graticule } from './graticule';
import { landPath } from './land';
import { laneChains, laneLines } from './laneLines';
import { laneMiles } from './laneMiles';
import { fitOf, project } from './projection';
import { sheets } from './sheets';
import type { Sheet } from './sheets';

const FILE = 'src/content/map/chart.ts';
const MILES_FILE = 'src/content/map/miles.ts';

/** `npm run map`: draws the map's charts and lanes, and measures the lanes. */
const main = async (): Promise<void> => {
  const drawn = Object.fromEntries(
    Object.entries(sheets as Readonly<Record<string, Sheet>>).map(([name, sheet]) => [
      name,
      {
        width: sheet.width,
        height: sheet.height,
        fit: rounded(fitOf(sheet)),
        grid: graticule(sheet),
        land: landPath(sheet),
      },
    ]),
  );
  const places = Object.fromEntries(
    ports.map(({ code, longitude, latitude }) => [code, project([longitude, latitude]).map(hundredths)]),
  );
  const codes = Object.fromEntries(
    Object.entries(laneLines()).map(([name, line]) => [name, encodeLine(line)]),
  );
  const text = `/** Written by \`npm run map\` from Natural Earth and hand-placed waypoints in scripts/map. Do not edit. */
import { decodeLine } from '../../lib/geo/lineCode';

type Pair = readonly [x: number, y: number];

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Converts pixels of the Atlantic sheet to this one. */
  readonly fit: { readonly scale: number; readonly x: number; readonly y: number };
  /** Degrees, and their position in pixels. */
  readonly grid: { readonly meridians: readonly Pair[]; readonly parallels: readonly Pair[] };
  readonly land: string;
}

export type SheetName = ${Object.keys(drawn)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** The Atlantic, and insets of three coasts. */
export const sheets: Readonly<Record<SheetName, Sheet>> = ${JSON.stringify(drawn)};

/** Ports in pixels of the Atlantic sheet. Those off it have positions beyond its edge. */
export const portPlaces: Readonly<Record<string, Pair>> = ${JSON.stringify(places)};

/** The segments of the lanes, by name. */
export const laneStretches: Readonly<Record<string, readonly Pair[]>> = Object.fromEntries(
  Object.entries(${JSON.stringify(codes)}).map(([name, code]) => [name, decodeLine(code)]),
);

/** The segments of each port's lane: out of a US port, or into a Nigerian one. */
export const laneChains: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(laneChains())};
`;
  mkdirSync('src/content/map', { recursive: true });
  await write(FILE, text);
  await write(MILES_FILE, milesText());
  const land = Object.entries(drawn).map(([name, sheet]) => `${name} ${String(sheet.land.length)}`);
  console.log(`land paths in bytes: ${land.join(', ')}; lanes: ${String(JSON.stringify(codes).length)}`);
};

const write = async (file: string, text: string): Promise<void> => {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

const milesText = (): string => `/** Written by \`npm run map\` from the lanes in scripts/map. Do not edit. */

/**
 * Nautical miles along the lane from a US port to the point off West Africa where all lanes meet, or from there to a
 * Nigerian port.
 */
export const milesToMeeting: Readonly<Record<string, number>> = ${JSON.stringify(laneMiles())};

/** Nautical miles from a US port to a Nigerian one, by code. Undefined for ports without a lane. */
export const milesBetween = (start: string, end: string): number | undefined => {
  if (!start.startsWith('US') || !end.startsWith('NG')) return undefined;
  const [out, into] = [milesToMeeting[start], milesToMeeting[end]];
  return out === undefined || into === undefined ? undefined : out + into;
};
`;

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, hundredths(value)]));

void main();
