import { screen, within } from '@testing-library/react';
import { carrierKinds } from '../../src/content/ports/carrierKinds';
import { dockReceiptFields, gateChecklist } from '../../src/content/tools/gate';
import { ports } from '../../src/content/ports/ports';
import { answer, ok, useQuietBackend } from '../support/answers';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

useQuietBackend();

const main = () => within(screen.getByRole('main'));
const gate = () => within(main().getByRole('region', { name: 'Gate-in checklist' }));
const items = gateChecklist.flatMap((group) => group.items).length;

it('lists every port’s terminal before the backend responds', async () => {
  await renderApp('/carriers');
  const board = within(main().getByRole('region', { name: 'Terminals by port' }));
  for (const { name } of ports) expect(board.getAllByText(name).length).toBeGreaterThan(0);
  expect(board.getByText(/Terminal D, Five Star/)).toBeInTheDocument();
});

it('lists the ports that aren’t open first, and folds the others', async () => {
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok([{ port: 'USGLS', status: 'closed' }]));
  await renderApp('/carriers');
  const board = within(main().getByRole('region', { name: 'Terminals by port' }));
  await board.findByText('Closed');
  const [first, second] = board.getAllByText(/^(Galveston|Providence)$/);
  expect(first).toHaveTextContent('Galveston');
  const others = board.getByText('10 other ports').closest('details');
  expect(others).not.toContainElement(first ?? null);
  expect(others).toContainElement(second ?? null);
});

it('keeps the notice and the focus while the statuses are loaded again', async () => {
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok({}, 403));
  const { user } = await renderApp('/carriers');
  const again = await main().findByRole('button', { name: 'Try again' });
  expect(main().getByText('Port status didn’t load.').closest('[role=status]')).not.toContainElement(again);
  let arrives: (response: Response) => void = () => undefined;
  answer('/api/ports/status/', () => new Promise((resolve) => (arrives = resolve)));
  await user.click(again);
  expect(await main().findByRole('button', { name: 'Trying again…' })).toBe(again);
  expect(again).toHaveFocus();
  arrives(Response.json([{ port: 'USGLS', status: 'closed' }]));
  await main().findByText('Closed');
  expect(again).not.toBeInTheDocument();
  expect(main().getByRole('region', { name: 'Terminals by port' })).toHaveFocus();
});

it('doesn’t repeat a port’s name in its place', async () => {
  await renderApp('/carriers');
  const board = within(main().getByRole('region', { name: 'Terminals by port' }));
  expect(board.getByText('Rhode Island')).toBeInTheDocument();
  expect(board.getByText('North Kingstown, Rhode Island')).toBeInTheDocument();
  expect(board.queryByText(/Providence, Rhode Island/)).not.toBeInTheDocument();
});

it('links each port to a map', async () => {
  await renderApp('/carriers');
  const link = main().getByRole('link', { name: /^Map of Port Harcourt/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('#map=12/'));
});

it('starts with the receipt, then what to bring', async () => {
  await renderApp('/carriers');
  const titles = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual([
    'The dock receipt, field by field',
    'Gate-in checklist',
    'Terminals by port',
    'Four types of carriers',
  ]);
  expect(headingGaps()).toEqual([]);
});

it('says of each type of carrier what it takes, what it won’t, and what to ask', async () => {
  await renderApp('/carriers');
  for (const { name, how, accepts, refuses, ask } of carrierKinds) {
    const kind = main().getByRole('region', { name });
    for (const text of [how, accepts, refuses, ask]) expect(kind).toHaveTextContent(text);
  }
});

it('explains one field of the phone’s form at a time', async () => {
  const { user } = await renderApp('/carriers');
  const explain = (name: string) => main().getByRole('button', { name: `Explain ${name}`, hidden: true });
  expect(explain('VIN')).toHaveAttribute('aria-expanded', 'true');
  await user.click(explain('Consignee'));
  expect(explain('Consignee')).toHaveAttribute('aria-expanded', 'true');
  expect(explain('VIN')).toHaveAttribute('aria-expanded', 'false');
  await user.click(explain('Consignee'));
  expect(explain('Consignee')).toHaveAttribute('aria-expanded', 'false');
});

it('counts and saves the checkmarks, and starts over', async () => {
  const { user, unmount } = await renderApp('/carriers');
  await user.click(gate().getByRole('checkbox', { name: /Original title/ }));
  expect(gate().getByText(`1 of ${String(items)} done`)).toBeInTheDocument();
  unmount();
  const again = await renderApp('/carriers');
  expect(gate().getByRole('checkbox', { name: /Original title/ })).toBeChecked();
  await again.user.click(gate().getByRole('button', { name: 'Start over' }));
  expect(gate().getByText(`0 of ${String(items)} done`)).toBeInTheDocument();
});

it('explains each field of a receipt marked as a sample', async () => {
  await renderApp('/carriers');
  const receipt = within(main().getByRole('region', { name: 'The dock receipt, field by field' }));
  expect(receipt.getByText('Sample')).toBeInTheDocument();
  expect(receipt.getAllByRole('term')).toHaveLength(dockReceiptFields.length);
  for (const { sample, meaning } of dockReceiptFields) {
    const explained = receipt.getByText(meaning).parentElement;
    expect(explained).toHaveTextContent(sample);
  }
});
