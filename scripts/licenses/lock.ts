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
/** The packages in package-lock.json by location, such as `node_modules/a`. The project's own location is empty. */
export type Lock = Readonly<Record<string, LockEntry>>;

/** @throws if the file isn't a lock file */
export function readLock(file = 'package-lock.json'): Lock {
  return v.parse(LockSchema, JSON.parse(readFileSync(file, 'utf8'))).packages;
}

const FOLDER = 'node_modules/';

/** The location of a dependency of the package at `from`, searched from the inside out like Node does. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const location = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    if (lock[location]) return location;
    if (!folder) return undefined;
  }
}

/** The name of the package at a location. */
export const nameAt = (location: string) => location.slice(location.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * The locations of the given packages and all their dependencies.
 * @throws if the lock file lacks one
 */
export function closure(lock: Lock, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (from: string, name: string) => {
    const location = resolve(lock, from, name);
    if (!location) throw new Error(`package-lock.json lacks ${name}`);
    if (found.has(location)) return;
    found.add(location);
    for (const next of Object.keys(lock[location]?.dependencies ?? {})) visit(location, next);
  };
  for (const name of names) visit('', name);
  return [...found].sort((a, b) => nameAt(a).localeCompare(nameAt(b), 'en'));
}
