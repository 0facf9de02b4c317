import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

/** The board of these ports and their states; each line's text, from the top. */
async function board(path: string, ports: object[], states: object[]) {
  answer('/api/ports/', ok(ports));
  answer('/api/ports/status/', ok(states));
  await renderApp(path);
  await screen.findByRole('search', { name: 'Filter ports' }, { timeout: 8_000 });
  return Array.from(document.querySelectorAll('main details'), (line) => line.textContent);
}

it('puts the newest report first by its instant, and what has no date last', async () => {
  const told = ['unknown', '2026-07-10T10:00:00+01:00', '2026-07-10T09:30:00Z', undefined];
  const codes = ['USBAL', 'USJAX', 'USSAV', 'USHOU'];
  const states = codes.map((port, index) => ({ port, status: 'open', updated_at: told[index] }));
  const lines = await board('/port-status?sort=updated', [], states);
  expect(lines.map((line) => line.slice(0, 5))).toEqual(['USSAV', 'USJAX', 'USBAL', 'USHOU']);
});

it('knows the country of a port that it knows, however the backend writes it', async () => {
  const apapa = { code: 'NGAPP', name: 'Lagos', country: 'Nigeria' };
  await board('/port-status?country=NG', [apapa], [{ port: 'NGAPP', status: 'open' }]);
  expect(main().getByText('Get a quote to Lagos')).toHaveAttribute('href', '/quote?to=NGAPP');
});

it.each([
  [0.96, '1 day'],
  [1.04, '1 day'],
  [0.5, '0.5 days'],
  [2.25, '2.3 days'],
])('tells a wait of %p days as %s', async (wait_days, words) => {
  await board('/port-status', [], [{ port: 'USBAL', status: 'congested', wait_days }]);
  expect(main().getByText(`Wait ${words}`)).toBeInTheDocument();
});
