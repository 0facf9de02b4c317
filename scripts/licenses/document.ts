import type { Lock } from './lock';
import { closure, nameAt } from './lock';

/** Development packages of which a part is published with the site, and which part. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '@fontsource-variable/archivo': 'the typeface, cut down to the characters used',
  'world-atlas': 'coast lines of the map, from Natural Earth',
  'workbox-': 'code of the service worker',
};

/** The places of those packages, each with the part that is published. */
const publishedParts = (lock: Lock): readonly (readonly [place: string, part: string])[] =>
  Object.keys(lock['']?.devDependencies ?? {}).flatMap((name) => {
    const part = Object.entries(PUBLISHED).find(([start]) => name.startsWith(start))?.[1];
    return part ? [[`node_modules/${name}`, part] as const] : [];
  });

/** Everything of which a visitor's browser gets a part, by place. */
export const shippedPlaces = (lock: Lock): readonly string[] =>
  closure(lock, [
    ...Object.keys(lock['']?.dependencies ?? {}),
    ...publishedParts(lock).map(([place]) => nameAt(place)),
  ]);

type Row = readonly string[];

/** A table with its columns filled up, as the formatter wants it. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const rowOf = (lock: Lock, place: string): Row => [
  nameAt(place),
  lock[place]?.version ?? '',
  lock[place]?.license ?? '',
  lock[place]?.hasInstallScript ? 'yes' : 'no',
];
const HEAD = ['package', 'version', 'license', 'install script'];

function scripts(lock: Lock, places: readonly string[]): string {
  const names = places.filter((place) => lock[place]?.hasInstallScript).map(nameAt);
  return names.length
    ? `Install scripts: ${names.join(', ')}.`
    : 'None of them runs a script when it is installed.';
}

/** Where each part of the published site comes from and under which license, by the lock file. */
export function licensesDocument(lock: Lock): string {
  const direct = Object.keys(lock['']?.dependencies ?? {});
  const needed = closure(lock, direct);
  const [own, others] = [direct.map((name) => `node_modules/${name}`), needed].map((places, at) =>
    at ? places.filter((place) => !direct.includes(nameAt(place))) : places,
  );
  const published = publishedParts(lock).map(([place, part]) => [...rowOf(lock, place), part]);
  const development = Object.keys(lock).filter((place) => place && !needed.includes(place));
  const unsealed = Object.entries(lock).filter(([place, entry]) => place && !entry.integrity);
  return `# Licenses

Written by \`npm run licenses\` from package-lock.json; not edited by hand.

## Runtime dependencies

${table(
  HEAD,
  (own ?? []).map((place) => rowOf(lock, place)),
)}

## What they need in turn

${table(
  HEAD,
  (others ?? []).map((place) => rowOf(lock, place)),
)}

${scripts(lock, needed)}

## Development packages of which a part is published

${table([...HEAD, 'part'], published)}

## Installing

Each package of the lock file has a checksum that npm verifies${unsealed.length ? `, but for ${unsealed.map(([place]) => nameAt(place)).join(', ')}` : ''}. ${scripts(lock, development).replace('None of them', 'None of the development packages').replace('Install scripts', 'Development packages with an install script')}
`;
}
