import { screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { QuoteStatusSchema } from '../../src/api/schemas/quote';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const many = <T,>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const port = (index: number) => ({ code: `P${String(index)}`, name: `Port ${String(index)}`, country: 'US' });
const portStatus = (index: number) => ({ port: `P${String(index)}`, status: 'open' });
const quote = (milestones: number) => ({
  reference: 'HAL-7K3M-92QX',
  status: 'in_transit',
  shipment: { milestones: many(milestones, (index) => ({ code: 'X', label: `Stop ${String(index + 1)}` })) },
});

it('shows the first 200 of 20,000 milestones, and says so', async () => {
  answer('/api/quote/status/', ok(quote(20_000)));
  const { user } = await renderApp('/track?reference=HAL-7K3M-92QX');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByText('Showing the first 200 milestones.')).toBeInTheDocument();
  expect(main().getByText('Stop 200')).toBeInTheDocument();
  expect(main().queryByText('Stop 201')).not.toBeInTheDocument();
});

it.each([
  [200, false],
  [201, true],
])('reports for %i milestones whether there are more than 200: %s', (count, hasMore) => {
  const { shipment } = parse(QuoteStatusSchema, quote(count));
  expect(shipment?.milestones).toHaveLength(200);
  expect(shipment?.hasMoreMilestones).toBe(hasMore);
});

it('shows the first 200 of 20,000 ports, says so, and still filters them', async () => {
  answer('/api/ports/', ok(many(20_000, port)));
  answer('/api/ports/status/', ok(many(20_000, portStatus)));
  const { user } = await renderApp('/port-status');
  expect(await main().findByText('Showing the first 200 ports.')).toBeInTheDocument();
  expect(main().getByText('Port 199')).toBeInTheDocument();
  expect(main().queryByText('Port 200')).not.toBeInTheDocument();
  await user.type(main().getByRole('searchbox', { name: /Search/ }), '199');
  expect(await main().findByText(/^1 of 200 ports/)).toBeInTheDocument();
});

it('says so for cached ports, too', async () => {
  answer('/api/ports/', ok(many(150, port)));
  answer('/api/ports/status/', ok(many(20_000, (index) => portStatus(index + 100))));
  const { unmount } = await renderApp('/port-status');
  await main().findByText('Showing the first 200 ports.');
  unmount();

  answer('/api/ports/', ok({}, 404));
  answer('/api/ports/status/', ok({}, 404));
  await renderApp('/port-status');
  await main().findByText(/last status saved on this device/);
  expect(main().getByText('Showing the first 200 ports.')).toBeInTheDocument();
});
