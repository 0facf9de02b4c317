import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

async function lookUp(quote: object) {
  answer('/api/quote/status/', ok({ reference: 'R-1', ...quote }));
  const { user } = await renderApp('/track?reference=R-1');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
}

it.each([
  ['booked', 'Booked', 'Your shipment is booked.', /space|reserved/i],
  ['in_transit', 'In transit', 'Your vehicle is on its way.', /at sea|vessel/i],
  ['at_port', 'At port', 'Your vehicle is at a port.', /port of discharge|Now: Free days/i],
  ['released', 'Released', 'Your vehicle is released.', /let it go/i],
])('says only what the status “%s” means', async (status, label, meaning, more) => {
  await lookUp({ status });
  expect(await main().findByText(meaning, { exact: false })).toBeInTheDocument();
  const head = main().getByRole('region', { name: /arrival date|Arrived/ });
  expect(within(head).getByRole('heading', { name: label })).toBeInTheDocument();
  expect(head).not.toHaveTextContent(more);
});

it('shows the server’s label of a milestone, with an explanation that fits the status', async () => {
  const milestones = [
    { code: 'RECE', label: 'Received at our Baltimore yard', occurred_at: '2026-06-20T10:00:00Z' },
  ];
  await lookUp({ status: 'in_transit', shipment: { milestones } });
  const label = await main().findByRole('heading', { name: 'Received at our Baltimore yard' });
  const row = main()
    .getAllByRole('listitem')
    .find((item) => item.contains(label));
  expect(row).toHaveTextContent('RECE usually means “Booking request received.”');
  expect(row).not.toHaveTextContent(/nothing is agreed/i);
});

it('shows the rest of a partly unreadable response', async () => {
  const milestones = [{ code: 'customs_cleared', occurred_at: 'N/A', expected_at: 'soon' }];
  const shipment = { carrier: 'Grimaldi', eta: 'TBD', milestones };
  await lookUp({ status: 'READY_FOR_PICKUP', updated_at: 'n/a', shipment });
  expect(await main().findByRole('heading', { name: 'Ready for pickup' })).toBeInTheDocument();
  expect(main().queryByText(/Changed/)).not.toBeInTheDocument();
  expect(main().getByText('Grimaldi')).toBeInTheDocument();
  expect(main().getByText('TBD')).toBeInTheDocument();
  expect(main().getByRole('heading', { name: /^Customs cleared/ })).toBeInTheDocument();
  expect(main().queryByText('Actual')).not.toBeInTheDocument();
});
