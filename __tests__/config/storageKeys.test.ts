/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storageKeys } from '../../src/config/storageKeys';

const SRC = path.resolve(__dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

it('is the only place where a storage key is written out', () => {
  const names = new Set<string>(Object.values(storageKeys).map(({ key }) => key));
  const elsewhere = files
    .filter((file) => file !== path.join('config', 'storageKeys.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SRC, file), 'utf8');
      return (
        [...text.matchAll(/'(harmattan\.[\w.-]+)'/g)]
          .map(([, key = '']) => key)
          // A Web Lock's name is not stored.
          .filter((key) => key !== 'harmattan.token-refresh' && !/example/.test(key))
          .map((key) => `${file}: ${key}${names.has(key) ? '' : ' (not in the registry)'}`)
      );
    });
  expect(elsewhere).toEqual([]);
});

it('covers every use of the browser’s storage: it goes through the session’s engine or safeStorage', () => {
  const direct = files.filter((file) =>
    /\b(?:local|session)Storage\b/.test(
      readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
    ),
  );
  expect(direct.sort()).toEqual([
    'app/makeStore.ts',
    'app/reloadOnce.ts',
    'config/storageKeys.ts',
    // Words about it, for the visitor.
    'content/legalCookies.ts',
    'lib/safeStorage.ts',
    'pages/cookies/StorageTable.tsx',
  ]);
});
