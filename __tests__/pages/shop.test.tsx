import { screen, within } from '@testing-library/react';
import { renderApp } from '../support/renderApp';

const list = () => within(screen.getByRole('region', { name: 'Your list' }));

it('says honestly that the list is empty', async () => {
  await renderApp('/shop');
  expect(list().getByText(/Nothing on it yet/)).toBeInTheDocument();
  expect(list().queryByRole('link', { name: 'Ask for a quote with it' })).not.toBeInTheDocument();
});

it('keeps what is added, counts it in the header, and lets it go again', async () => {
  const { user, unmount } = await renderApp('/shop');
  const add = screen.getByRole('button', { name: /Add to my list: Pickup/ });
  await user.click(add);
  await user.click(add);
  expect(list().getByRole('spinbutton', { name: 'How many: Pickup' })).toHaveValue(2);
  expect(screen.getAllByRole('link', { name: /Your enquiry.*1 item/ }).length).toBeGreaterThan(0);

  unmount();
  const again = await renderApp('/shop');
  expect(list().getByRole('spinbutton', { name: 'How many: Pickup' })).toHaveValue(2);
  await again.user.click(list().getByRole('button', { name: 'Remove Pickup' }));
  expect(list().getByText(/Nothing on it yet/)).toBeInTheDocument();
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
});

it('shows no price and no stock', async () => {
  await renderApp('/shop');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\$|₦|in stock|sold out/i);
});
