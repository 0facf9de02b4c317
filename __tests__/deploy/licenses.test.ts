/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { licensesDocument } from '../../scripts/licenses/document';
import type { Lock, LockEntry } from '../../scripts/licenses/lock';
import { closure, nameAt, readLock } from '../../scripts/licenses/lock';

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

test('resolves dependencies as Node does, circular ones too', () => {
  expect(closure(lock, ['one'])).toEqual([
    'node_modules/one',
    'node_modules/three',
    'node_modules/one/node_modules/two',
  ]);
});

test('lists packages with an install script', () => {
  expect(licensesDocument(lock)).toContain('Install scripts: three.');
});

test('has docs/licenses.md up to date with the lock file (if not: npm run licenses)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesDocument(readLock()));
});

test('has only run-time dependencies with a permissive license and no install script', () => {
  const real = readLock();
  const needed = closure(real, Object.keys(real['']?.dependencies ?? {}));
  const odd = needed.filter(
    (place) =>
      !/^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD)$/.test(real[place]?.license ?? '') ||
      real[place]?.hasInstallScript,
  );
  expect(odd.map(nameAt)).toEqual([]);
});
