import type { Lock } from './lock';
import { closure, nameAt } from './lock';

/** Development packages that are partly published with the site, and which part. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '@fontsource-variable/archivo': 'the typeface, as a subset of the characters used',
  'world-atlas': 'coastlines of the map, from Natural Earth',
  'workbox-': 'code of the service worker',
  'core-js': 'polyfills, loaded only by older browsers',
};

/** The locations of those packages, each with its published part. */
const publishedParts = (lock: Lock): readonly (readonly [location: string, part: string])[] =>
  Object.keys(lock['']?.devDependencies ?? {}).flatMap((name) => {
    const part = Object.entries(PUBLISHED).find(([start]) => name.startsWith(start))?.[1];
    return part ? [[`node_modules/${name}`, part] as const] : [];
  });

/** The locations of all packages that reach a visitor's browser, even in part. */
export const shippedLocations = (lock: Lock): readonly string[] =>
  closure(lock, [
    ...Object.keys(lock['']?.dependencies ?? {}),
    ...publishedParts(lock).map(([location]) => nameAt(location)),
  ]);

type Row = readonly string[];

/** A Markdown table, padded like Prettier's. */
function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const rowOf = (lock: Lock, location: string): Row => [
  nameAt(location),
  lock[location]?.version ?? '',
  lock[location]?.license ?? '',
  lock[location]?.hasInstallScript ? 'yes' : 'no',
];
const HEAD = ['package', 'version', 'license', 'install script'];

function scripts(lock: Lock, locations: readonly string[]): string {
  const names = locations.filter((location) => lock[location]?.hasInstallScript).map(nameAt);
  return names.length ? `Install scripts: ${names.join(', ')}.` : 'None of them has an install script.';
}

/** The text of docs/licenses.md: all packages in the published site, with version and license. */
export function licensesDocument(lock: Lock): string {
  const direct = Object.keys(lock['']?.dependencies ?? {});
  const needed = closure(lock, direct);
  const indirect = needed.filter((location) => !direct.includes(nameAt(location)));
  const published = publishedParts(lock).map(([location, part]) => [...rowOf(lock, location), part]);
  const development = Object.keys(lock).filter((location) => location && !needed.includes(location));
  const unverified = Object.entries(lock).filter(([location, entry]) => location && !entry.integrity);
  return `# Licenses

Written by \`npm run licenses\` from package-lock.json. Do not edit.

## Runtime dependencies

${table(
  HEAD,
  direct.map((name) => rowOf(lock, `node_modules/${name}`)),
)}

## Their dependencies

${table(
  HEAD,
  indirect.map((location) => rowOf(lock, location)),
)}

${scripts(lock, needed)}

## Development packages published in part

${table([...HEAD, 'part'], published)}

## Installing

Each package in the lock file has a checksum that npm verifies${unverified.length ? `, except ${unverified.map(([location]) => nameAt(location)).join(', ')}` : ''}. ${scripts(lock, development).replace('None of them', 'None of the development packages').replace('Install scripts', 'Development packages with an install script')}
`;
}
