import { findReport, joinPorts } from '../../../src/features/ports/joinPorts';

const reportIn = (statuses: readonly { port: string; status: string }[], code: string) =>
  findReport(joinPorts([], statuses))(code)?.state;

it('finds a report by any code of the port', () => {
  expect(reportIn([{ port: 'ng lek', status: 'closed' }], 'NGLKK')).toBe('closed');
});

it('finds the report of Lagos for its harbors, unless they have their own', () => {
  const lagos = { port: 'NGLOS', status: 'congested' };
  expect(reportIn([lagos], 'NGTIN')).toBe('congested');
  expect(reportIn([lagos, { port: 'NGTIN', status: 'open' }], 'NGTIN')).toBe('open');
  expect(reportIn([lagos], 'NGLKK')).toBeUndefined();
});

it('finds it among reports of other and unknown ports', () => {
  const others = ['XXZZZ', 'USBAL'].map((port) => ({ port, status: 'open' }));
  expect(reportIn([...others, { port: 'NGLOS', status: 'congested' }], 'NGTIN')).toBe('congested');
});

it('finds none before the statuses have loaded', () => {
  expect(findReport(undefined)('NGTIN')).toBeUndefined();
});
