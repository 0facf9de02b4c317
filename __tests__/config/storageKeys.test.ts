/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storageKeys } from '../../src/config/storageKeys';
import type { StorageKey } from '../../src/config/storageKeys';

const SRC = path.resolve(__dirname, '../../src');
/** Two files, because the inline starter script bundles only the second. */
const registry = [path.join('config', 'storageKeys.ts'), path.join('config', 'starterKeys.ts')];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

it('is the only place that spells out a storage key', () => {
  const names = new Set<string>(Object.values(storageKeys).map(({ key }) => key));
  const elsewhere = files
    .filter((file) => !registry.includes(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(SRC, file), 'utf8');
      return (
        [...text.matchAll(/'(harmattan\.[\w.-]+)'/g)]
          .map(([, key = '']) => key)
          // The name of a Web Lock isn't stored.
          .filter((key) => key !== 'harmattan.token-refresh' && !key.includes('example'))
          .map((key) => `${file}: ${key}${names.has(key) ? '' : ' (not in the registry)'}`)
      );
    });
  expect(elsewhere).toEqual([]);
});

it('has no unused key', () => {
  const code = files
    .filter((file) => !registry.includes(file))
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(storageKeys).filter(
    (name) => !new RegExp(`storageKeys\\.${name}|import \\{[^}]*\\b${name}\\b`).test(code),
  );
  expect(unused).toEqual([]);
});

it('provides the key of every stored value', () => {
  const definitions = files
    // These factories pass on the key they are given.
    .filter(
      (file) =>
        ![
          path.join('storage', 'defineStored.ts'),
          path.join('storage', 'ticks.ts'),
          path.join('drafts', 'createDraft.ts'),
        ].includes(file),
    )
    .flatMap((file) => [
      ...readFileSync(path.join(SRC, file), 'utf8').matchAll(
        /\b(?:defineStored(?:<.*>)?\(\{|storedTicks\()\s*(?:key: )?(.*?),/g,
      ),
    ]);
  expect(definitions.length).toBeGreaterThan(10);
  expect(definitions.filter(([, key = '']) => !/^storageKeys\.\w+$/.test(key))).toEqual([]);
});

it('gives every value in localStorage a lifetime, except the session’s', () => {
  const endless = Object.values<StorageKey>(storageKeys).filter(
    ({ store, lifetimeDays }) => store === 'localStorage' && lifetimeDays === undefined,
  );
  expect(endless.map(({ key }) => key)).toEqual(['access_token', 'refresh_token', 'user']);
});

it('covers everything: no cookies or other stores, and one cache, written by the worker', () => {
  const others = files.filter((file) =>
    /document\.cookie|indexedDB|cookieStore|\bcaches\.open/.test(readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(others).toEqual([path.join('worker', 'pageCache.ts')]);
});

it('covers every use of web storage: all of it goes through the session’s engine or src/storage', () => {
  const direct = files.filter((file) =>
    /\b(?:local|session)Storage\b/.test(
      readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(direct.sort()).toEqual([
    'app/makeStore.ts',
    'config/starterKeys.ts',
    'config/storageKeys.ts',
    // Text about storage, for visitors.
    'content/legal/legalCookies.ts',
    'start/reloadOnce.ts',
    'storage/deviceEntries.ts',
    'storage/localItems.ts',
  ]);
});
