import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));

it.each([
  ['booked', 'Booked', 'Your request is booked.', /space|reserved/i],
  ['in_transit', 'In transit', 'Your vehicle is on its way.', /at sea|vessel/i],
  ['at_port', 'At port', 'Your vehicle is at a port.', /port of discharge|Now: Free days/i],
  ['released', 'Released', 'Your vehicle is released.', /let it go/i],
])('says of "%s" what the word carries and no more', async (status, label, meaning, more) => {
  answer('/api/quote/status/', ok({ reference: 'R-1', status }));
  const { user } = await renderApp('/track?reference=R-1');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track the shipment' }));
  expect(await main().findByText(meaning, { exact: false })).toBeInTheDocument();
  expect(main().getByRole('region', { name: label })).not.toHaveTextContent(more);
});
