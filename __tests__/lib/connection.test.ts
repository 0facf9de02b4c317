import { connectionOf } from '../../src/lib/connection';

const connectionFor = (connection: object | undefined) => connectionOf({ connection });

it.each([
  ['a browser without the API', undefined, 'unknown'],
  ['data saver on', { saveData: true, effectiveType: '4g' }, 'metered'],
  ['a very slow connection', { effectiveType: 'slow-2g' }, 'metered'],
  ['a slow connection', { effectiveType: '3g' }, 'unknown'],
  ['a cellular connection', { effectiveType: '4g', type: 'cellular' }, 'unknown'],
  ['fast Wi-Fi', { effectiveType: '4g', type: 'wifi' }, 'free'],
  ['a fast connection of unknown type, as on desktops', { effectiveType: '4g' }, 'free'],
])('%s: %s', (_, connection, expected) => {
  expect(connectionFor(connection)).toBe(expected);
});
