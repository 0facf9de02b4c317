import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { answer, noAnswer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { useSandbox } from '../support/sandbox';

const sandbox = useSandbox();
const main = () => within(screen.getByRole('main'));
const filters = () => within(screen.getByRole('search', { name: 'Filter ports' }));

/** Opens the page and waits for the ports. */
async function openPorts(path = '/port-status') {
  const app = await renderApp(path);
  await screen.findByText(/^\d+( of \d+)? ports?$/);
  return app;
}
const names = () =>
  main()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('lists the ports of both countries with their status in words', async () => {
  await openPorts();
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
  expect(names().some((text) => text.includes('Tin Can'))).toBe(true);
  const rows = names().filter((text) => /^(?:US|NG)[A-Z]{3}/.test(text));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((text) => !/Open|Congested|Restricted|Closed|Unknown/.test(text))).toEqual([]);
});

it('lists our ports without a status until the statuses load', async () => {
  answer('/api/ports/status/', noAnswer);
  await renderApp('/port-status');
  expect(await screen.findByText('Loading port status…')).toHaveAttribute('role', 'status');
  const rows = within(main().getByRole('region', { name: 'Nigeria' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.slice(0, 5))).toContain('NGTIN');
  expect(
    rows.filter(({ textContent }) => /Open|Congested|Restricted|Closed|Unknown/.test(textContent)),
  ).toEqual([]);
});

it('lists what isn’t open first in each country, and the coast’s order on request', async () => {
  const { user } = await openPorts();
  for (const coast of ['United States', 'Nigeria']) {
    const rows = within(main().getByRole('region', { name: coast })).getAllByRole('listitem');
    const states = rows.map(
      ({ textContent }) => /Closed|Restricted|Congested|Unknown|Open/.exec(textContent)?.[0],
    );
    const order = ['Closed', 'Restricted', 'Congested', 'Unknown', 'Open'];
    expect(states).toEqual(order.flatMap((state) => states.filter((each) => each === state)));
  }
  await user.selectOptions(filters().getByRole('combobox', { name: 'Sort by' }), 'Coast');
  expect(window.location.search).toBe('?sort=coast');
  const nigerian = within(main().getByRole('region', { name: 'Nigeria' })).getAllByRole('listitem');
  expect(nigerian[0]).toHaveTextContent('Tin Can Island');
});

it('counts the ports by status, and lists those of a status on request', async () => {
  const { user } = await openPorts();
  const counts = within(main().getByRole('group', { name: 'Ports by status' }));
  const open = counts.getByRole('button', { name: /^\d+ open$/ });
  const all = names().length;
  const statuses = () => names().flatMap((text) => /Open|Congested|Restricted|Closed/.exec(text)?.[0] ?? []);
  await user.click(open);
  expect(open).toHaveAttribute('aria-pressed', 'true');
  expect(main().getByText(/^\d+ of \d+ ports$/)).toHaveAttribute('role', 'status');
  expect(names().length).toBeLessThan(all);
  expect(new Set(statuses())).toEqual(new Set(['Open']));
  await user.click(open);
  expect(names()).toHaveLength(all);
  await user.click(open);
  const everyPort = counts.getByRole('button', { name: /^All \d+$/ });
  expect(everyPort).toHaveAttribute('aria-pressed', 'false');
  await user.click(everyPort);
  expect(everyPort).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toHaveLength(all);
});

it('shows the listed ports on the chart', async () => {
  const { user } = await openPorts();
  const chart = within(await main().findByRole('figure', { name: 'Ports and sea lanes' }));
  expect(chart.queryAllByText('Baltimore')).not.toEqual([]);
  await user.selectOptions(filters().getByRole('combobox', { name: 'Country' }), 'NG');
  expect(chart.queryAllByText('Baltimore')).toEqual([]);
});

it('keeps filter, search and order in the URL', async () => {
  const { user } = await openPorts();
  await user.selectOptions(filters().getByRole('combobox', { name: 'Country' }), 'NG');
  expect(names().some((text) => text.includes('Baltimore'))).toBe(false);
  await user.type(filters().getByRole('searchbox', { name: 'Search' }), 'lekki');
  expect(names().filter((text) => text.includes('Lekki'))).toHaveLength(1);
  expect(window.location.search).toMatch(/country=NG/);
  expect(window.location.search).toMatch(/q=lekki/);
  await user.selectOptions(filters().getByRole('combobox', { name: 'Sort by' }), 'updated');
  expect(window.location.search).toMatch(/sort=updated/);
});

it('applies the filters of a link, and ignores invalid ones', async () => {
  await openPorts('/port-status?country=US&state=__proto__&sort=constructor');
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
  expect(names().some((text) => text.includes('Apapa'))).toBe(false);
});

it('says when no port matches, and can show all ports again', async () => {
  const { user } = await openPorts('/port-status?q=atlantis');
  expect(main().getByText('No ports match these filters.')).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Show all ports' }));
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
});

it('reports a failure with a phone number, and loads on retry', async () => {
  await sandbox.fault('*', '500', 4);
  const { user } = await renderApp('/port-status');
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('Port status didn’t load.');
  expect(within(alert).getByRole('link', { name: company.phones[0].label })).toBeInTheDocument();
  await user.click(await main().findByRole('button', { name: 'Try again' }));
  await screen.findByText(/^\d+( of \d+)? ports?$/);
});

it('keeps the message and the focus while it tries again', async () => {
  await sandbox.fault('*', '500', 4);
  const { user } = await renderApp('/port-status');
  const tryAgain = await main().findByRole('button', { name: 'Try again' });
  answer('/api/ports/status/', noAnswer);
  await user.click(tryAgain);
  expect(await main().findByRole('button', { name: 'Trying again…' })).toHaveFocus();
  expect(main().getByRole('alert')).toBeInTheDocument();
});

it('loads the statuses again on request', async () => {
  const { user } = await openPorts();
  const requests = answer('/api/ports/status/', ok([{ port: 'USBAL', status: 'closed' }]));
  await user.click(main().getByRole('button', { name: 'Refresh' }));
  expect(await main().findByText(/^Updated just now/)).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

it('shows the cached status when the backend is unreachable', async () => {
  const first = await openPorts();
  first.unmount();
  await sandbox.fault('*', 'offline');
  await renderApp('/port-status');
  expect(await main().findByText('This is the last status saved on this device.')).toBeInTheDocument();
  expect(names().some((text) => text.includes('Baltimore'))).toBe(true);
});
