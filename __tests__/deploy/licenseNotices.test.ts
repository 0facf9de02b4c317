/** @jest-environment node */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedLocations } from '../../scripts/licenses/document';
import type { LockEntry } from '../../scripts/licenses/lock';
import { nameAt, readLock } from '../../scripts/licenses/lock';
import { licenseNotices } from '../../scripts/licenses/notices';

const lock = readLock();
const text = licenseNotices(lock);

test('names every shipped package with its version and license', () => {
  const locations = shippedLocations(lock);
  expect(locations.map(nameAt)).toEqual(expect.arrayContaining(['react', 'scheduler', 'workbox-core']));
  const missing = locations.filter(
    (location) =>
      !text.includes(
        `\n${nameAt(location)} ${lock[location]?.version ?? ''} (${lock[location]?.license ?? ''})\n`,
      ),
  );
  expect(missing).toEqual([]);
});

test('includes the license texts, the typeface’s too', () => {
  expect(text).toMatch(
    /Copyright \(c\) Meta Platforms, Inc\. and affiliates\.[^]*Permission is hereby granted/,
  );
  expect(text).toMatch(/The Archivo Project Authors[^]*SIL OPEN FONT LICENSE Version 1\.1/);
  expect(text).toMatch(/web-vitals [\d.]+ \(Apache-2\.0\)\n[^]*Apache License/);
});

test('includes a license text shared by several packages only once', () => {
  expect(text.match(/Copyright \(c\) Meta Platforms, Inc\. and affiliates\./g)).toHaveLength(1);
});

test('fails the build on a package without a license text', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  mkdirSync(path.join(root, 'node_modules/one'), { recursive: true });
  const one: LockEntry = {
    version: '1.0.0',
    license: 'MIT',
    dependencies: {},
    devDependencies: {},
    hasInstallScript: false,
  };
  const small = { '': { ...one, dependencies: { one: '1' } }, 'node_modules/one': one };
  expect(() => licenseNotices(small, root)).toThrow('node_modules/one has no license text');
});
