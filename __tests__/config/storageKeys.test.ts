/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { personalKeys, storageKeys } from '../../src/config/storageKeys';
import type { StorageKey } from '../../src/config/storageKeys';

const SRC = path.resolve(__dirname, '../../src');
/** Two files, because the inline starter script bundles only the second. */
const registry = [path.join('config', 'storageKeys.ts'), path.join('config', 'starterKeys.ts')];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

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

it('gives every value in localStorage a lifetime, except the session’s', () => {
  const endless = Object.values<StorageKey>(storageKeys).filter(
    ({ store, lifetimeDays }) => store === 'localStorage' && lifetimeDays === undefined,
  );
  expect(endless.map(({ key }) => key)).toEqual(['access_token', 'refresh_token', 'user']);
});

it('deletes on logout what identifies the visitor or says what they requested, tracked or own', () => {
  expect([...personalKeys].sort()).toEqual([
    'harmattan.age-check',
    'harmattan.assessment',
    'harmattan.car',
    'harmattan.contact-draft',
    'harmattan.done-deadlines',
    'harmattan.enquiry',
    'harmattan.fleet',
    'harmattan.lookups',
    'harmattan.price',
    'harmattan.quote-draft',
    'harmattan.quotes-aside',
    'harmattan.referral-own',
    'harmattan.tracked',
    'harmattan.tracking-email',
    'harmattan.vin-check',
  ]);
});
