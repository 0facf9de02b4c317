import { existsSync, readFileSync } from 'node:fs';
import { makeStore } from '../../src/app/makeStore';

/** Copied from the design card. */
const PACKAGES = [
  'react',
  'react-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'react-router-dom',
  'redux-persist',
  'react-toastify',
  'styled-components',
  'vite',
  'jest',
  '@testing-library/react',
  'msw',
];
const TOP_LEVEL = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'jest.config.ts',
  'index.html',
  'src',
  'public',
  '__tests__',
  'README.md',
];

it('uses every package of the design card', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(PACKAGES));
});

it.each(TOP_LEVEL)('%s is at the top level', (entry) => {
  expect(existsSync(entry)).toBe(true);
});

it('has one store for auth, the menu, the pop-up and the API', () => {
  expect(Object.keys(makeStore().store.getState())).toEqual(
    expect.arrayContaining(['auth', 'menu', 'auctionPopup', 'api']),
  );
});
