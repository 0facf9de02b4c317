/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { licencesDocument } from '../../scripts/licences/document';
import type { Lock, LockEntry } from '../../scripts/licences/lock';
import { closure, nameAt, readLock } from '../../scripts/licences/lock';

const entry = (part: Partial<LockEntry>): LockEntry => ({
  version: '1.0.0',
  license: 'MIT',
  dependencies: {},
  devDependencies: {},
  hasInstallScript: false,
  integrity: 'sha512-x',
  ...part,
});

const lock: Lock = {
  '': entry({ dependencies: { one: '1' } }),
  'node_modules/one': entry({ dependencies: { two: '2', three: '1' } }),
  'node_modules/one/node_modules/two': entry({ version: '2.0.0', dependencies: { three: '1' } }),
  'node_modules/two': entry({ version: '1.0.0' }),
  'node_modules/three': entry({ dependencies: { one: '1' }, hasInstallScript: true }),
  'node_modules/tool': entry({}),
};

test('what is needed is found where Node would find it, in a circle too', () => {
  expect(closure(lock, ['one'])).toEqual([
    'node_modules/one',
    'node_modules/three',
    'node_modules/one/node_modules/two',
  ]);
});

test('an install script is told', () => {
  expect(licencesDocument(lock)).toContain('Install scripts: three.');
});

test('docs/licences.md tells of the lock file as it is: run `npm run licences`', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesDocument(readLock()));
});

test('what the site needs at run time has a permissive licence and no install script', () => {
  const real = readLock();
  const needed = closure(real, Object.keys(real['']?.dependencies ?? {}));
  const odd = needed.filter(
    (place) =>
      !/^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)$/.test(real[place]?.license ?? '') ||
      real[place]?.hasInstallScript,
  );
  expect(odd.map(nameAt)).toEqual([]);
});
