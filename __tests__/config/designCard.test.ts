import { existsSync, readFileSync } from 'node:fs';
import { makeStore } from '../../src/app/makeStore';

/** The design card, copied. */
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

it('the project is made of the packages of the design card', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(PACKAGES));
});

it.each(TOP_LEVEL)('%s stands at the top', (entry) => {
  expect(existsSync(entry)).toBe(true);
});

it('one store holds auth, the menu, the pop-up and the API', () => {
  expect(Object.keys(makeStore().store.getState())).toEqual(
    expect.arrayContaining(['auth', 'menu', 'auctionPopup', 'api']),
  );
});
