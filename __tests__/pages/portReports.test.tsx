import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

/** Renders these ports and statuses. @returns the text of each row */
async function renderBoard(path: string, ports: object[], statuses: object[]) {
  answer('/api/ports/', ok(ports));
  answer('/api/ports/status/', ok(statuses));
  await renderApp(path);
  await screen.findByText(/^\d+( of \d+)? ports?$/, {}, { timeout: 8_000 });
  return Array.from(document.querySelectorAll('main details[id^="port-"]'), (line) => line.textContent);
}

it('sorts by the instant of the report, with unreadable dates last', async () => {
  const dates = ['unknown', '2026-07-10T10:00:00+01:00', '2026-07-10T09:30:00Z', undefined];
  const codes = ['USBAL', 'USJAX', 'USSAV', 'USHOU'];
  const statuses = codes.map((port, index) => ({ port, status: 'open', updated_at: dates[index] }));
  const lines = await renderBoard('/port-status?sort=updated', [], statuses);
  expect(lines.map((line) => line.slice(0, 5))).toEqual(['USSAV', 'USJAX', 'USBAL', 'USHOU']);
});

it('takes the country of a known port from its code, however the backend writes it', async () => {
  const apapa = { code: 'NGAPP', name: 'Lagos', country: 'Nigeria' };
  await renderBoard('/port-status?country=NG', [apapa], [{ port: 'NGAPP', status: 'open' }]);
  expect(main().getByText('Get a quote to Lagos')).toHaveAttribute('href', '/quote?to=NGAPP');
});

it.each([
  [0.96, '1 day'],
  [1.04, '1 day'],
  [0.5, '0.5 days'],
  [2.25, '2.3 days'],
])('shows a wait of %p days as %s', async (wait_days, words) => {
  await renderBoard('/port-status', [], [{ port: 'USBAL', status: 'congested', wait_days }]);
  expect(main().getByText(`Wait ${words}`)).toBeInTheDocument();
});

it.each([
  ['the single port with trouble', ['open', 'restricted'], ['1 open', '1 restricted: Jacksonville']],
  ['neither of two', ['closed', 'restricted'], ['1 restricted', '1 closed']],
  ['neither of two of a kind', ['restricted', 'restricted'], ['2 restricted']],
])('names beside the counts %s', async (_which, states, labels) => {
  const codes = ['USBAL', 'USJAX'];
  await renderBoard(
    '/port-status',
    [],
    states.map((status, index) => ({ port: codes[index], status })),
  );
  const counts = within(main().getByRole('group', { name: 'Ports by status' })).getAllByRole('button');
  expect(counts.slice(1).map(({ textContent }) => textContent)).toEqual(labels);
});
