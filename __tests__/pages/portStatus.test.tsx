import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { renderApp } from '../support/renderApp';
import { useSandbox } from '../support/sandbox';

const sandbox = useSandbox();
const main = () => within(screen.getByRole('main'));
const filters = () => within(screen.getByRole('search', { name: 'Filter ports' }));

/** The board, once the ports have come. */
async function board(path = '/port-status') {
  const app = await renderApp(path);
  await screen.findByRole('search', { name: 'Filter ports' });
  return app;
}
const names = () =>
  main()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('shows the ports of both countries with their state in words', async () => {
  await board();
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
  expect(names().some((text) => text.includes('Tin Can'))).toBe(true);
  const rows = names().filter((text) => /^(?:US|NG)[A-Z]{3}/.test(text));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((text) => !/Open|Congested|Restricted|Closed|Unknown/.test(text))).toEqual([]);
});

it('charts the ports that it lists', async () => {
  const { user } = await board();
  const chart = within(await main().findByRole('figure', { name: 'Ports and sea lanes' }));
  expect(chart.queryAllByText('Baltimore')).not.toEqual([]);
  await user.selectOptions(filters().getByRole('combobox', { name: 'Country' }), 'NG');
  expect(chart.queryAllByText('Baltimore')).toEqual([]);
});

it('keeps filter, search and order in the address', async () => {
  const { user } = await board();
  await user.selectOptions(filters().getByRole('combobox', { name: 'Country' }), 'NG');
  expect(names().some((text) => text.includes('Baltimore'))).toBe(false);
  await user.type(filters().getByRole('searchbox', { name: 'Search' }), 'lekki');
  expect(names().filter((text) => text.includes('Lekki'))).toHaveLength(1);
  expect(window.location.search).toMatch(/country=NG/);
  expect(window.location.search).toMatch(/q=lekki/);
});

it('is opened filtered by a link, whatever nonsense stands in it', async () => {
  await board('/port-status?country=US&state=__proto__&sort=constructor');
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
  expect(names().some((text) => text.includes('Apapa'))).toBe(false);
});

it('says so when nothing fits, and shows all again', async () => {
  const { user } = await board('/port-status?q=atlantis');
  expect(main().getByText('No port matches these filters.')).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Show all ports' }));
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
});

it('tells of a failure, gives the telephone, and loads when asked again', async () => {
  await sandbox.fault('*', '500', 4);
  const { user } = await renderApp('/port-status');
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('Port status didn’t load.');
  expect(within(alert).getByRole('link', { name: company.phones[0].label })).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('search', { name: 'Filter ports' });
});

it('shows the last known state with its age when the backend is gone', async () => {
  const first = await board();
  first.unmount();
  await sandbox.fault('*', 'offline');
  await renderApp('/port-status');
  expect(await main().findByText('This is the last status saved on this device.')).toBeInTheDocument();
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
});
