import { connectionOf } from '../../src/lib/connection';

const line = (connection: object | undefined) => connectionOf({ connection });

it.each([
  ['a browser that tells nothing', undefined, 'unknown'],
  ['data are to be saved', { saveData: true, effectiveType: '4g' }, 'metered'],
  ['a very slow line', { effectiveType: 'slow-2g' }, 'metered'],
  ['a slow line', { effectiveType: '3g' }, 'unknown'],
  ['a telephone’s own line', { effectiveType: '4g', type: 'cellular' }, 'unknown'],
  ['a fast line at home', { effectiveType: '4g', type: 'wifi' }, 'free'],
  ['a fast line of a desktop, which does not tell its kind', { effectiveType: '4g' }, 'free'],
])('%s', (_, connection, expected) => {
  expect(line(connection)).toBe(expected);
});
