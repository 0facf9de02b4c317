import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const EntrySchema = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), 'not stated'),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  hasInstallScript: v.optional(v.boolean(), false),
  integrity: v.optional(v.string()),
});
const LockSchema = v.object({ packages: v.record(v.string(), EntrySchema) });

export type LockEntry = v.InferOutput<typeof EntrySchema>;
/** The packages of package-lock.json by their place in node_modules; the project itself has the empty place. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** @throws when the file is no lock file as npm writes it */
export function readLock(file = 'package-lock.json'): Lock {
  return v.parse(LockSchema, JSON.parse(readFileSync(file, 'utf8'))).packages;
}

const FOLDER = 'node_modules/';

/** The place that a package at `from` finds another at, as Node looks for it: inside, then outwards. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const place = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    if (lock[place]) return place;
    if (!folder) return undefined;
  }
}

/** A package's name by its place. */
export const nameAt = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Everything that the given packages need to run, themselves included, by place.
 * @throws when the lock file lacks one
 */
export function closure(lock: Lock, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (from: string, name: string) => {
    const place = placeOf(lock, from, name);
    if (!place) throw new Error(`package-lock.json lacks ${name}`);
    if (found.has(place)) return;
    found.add(place);
    for (const next of Object.keys(lock[place]?.dependencies ?? {})) visit(place, next);
  };
  for (const name of names) visit('', name);
  return [...found].sort((one, other) => nameAt(one).localeCompare(nameAt(other), 'en'));
}
