import { within } from '@testing-library/react';
import {
  addCars,
  allChecked,
  board,
  EMAIL,
  emailOf,
  main,
  openBoard,
  press,
  referenceOf,
  row,
  useShipments,
} from '../support/board';
import { renderApp } from '../support/renderApp';

const requests = useShipments();

it('says that everything is up to date only when it is', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Corolla\nHAL-BBBB-2222', ' ');
  expect(board().getByText('Nothing to refresh without an e-mail address.')).toBeInTheDocument();
  expect(board().queryByText(/up to date/)).not.toBeInTheDocument();
  const form = within(board().getByRole('form', { name: /2 cars need the e-mail address/ }));
  await user.type(form.getByRole('textbox'), EMAIL);
  await user.click(form.getByRole('button', { name: 'Use it for all 2' }));
  await board().findByText('2 cars checked.');
  await press(user, 'Refresh all');
  expect(board().getByText('Everything is up to date.')).toBeInTheDocument();

  await press(user, 'Add cars');
  await addCars(user, 'HAL-CCCC-3333 Benz', ' ');
  expect(board().getByText('Up to date, except 1 car without an e-mail address.')).toBeInTheDocument();
});

it('shows the saved cars first, and the form for one car on request', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111');
  const reference = () => main().queryByRole('textbox', { name: 'Reference' });
  // Opened during the visit, it doesn't move what is above.
  expect(reference()).toBeInTheDocument();
  first.unmount();
  const { user } = await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  expect(reference()).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Track one car' }));
  expect(reference()).toHaveFocus();
  expect(main().queryByRole('button', { name: 'Track one car' })).not.toBeInTheDocument();
});

it('says when a car that wasn’t found was checked, also after a reload', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-CCCC-3333 Benz');
  await allChecked();
  expect(row(/Benz/)).toHaveTextContent(/No match.*just now/);
  first.unmount();
  await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  expect(row(/Benz/)).toHaveTextContent(/No match.*just now/);
});

it('doesn’t lose an e-mail address that a car gets while it’s edited', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111\nHAL-BBBB-2222', ' ');
  await press(user, 'Edit or share HAL-AAAA-1111');
  const details = () => within(board().getByRole('form', { name: 'Edit or share HAL-AAAA-1111' }));
  await user.type(details().getByRole('textbox', { name: 'Car or note' }), 'Corolla');
  const form = within(board().getByRole('form', { name: /2 cars need the e-mail address/ }));
  await user.type(form.getByRole('textbox'), EMAIL);
  await user.click(form.getByRole('button', { name: 'Use it for all 2' }));
  await allChecked();
  expect(details().getByRole('textbox', { name: 'Car or note' })).toHaveValue('Corolla');
  await user.click(details().getByRole('button', { name: 'Save' }));
  expect(row(/Corolla/)).toHaveTextContent('In transit');
  expect(board().queryByText(/needs? the e-mail address/)).not.toBeInTheDocument();
});

it('keeps the e-mail address of a car on the board when it’s listed again, unless it didn’t match', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111\nHAL-CCCC-3333', EMAIL);
  await allChecked();
  await press(user, 'Add cars');
  await addCars(user, 'HAL-AAAA-1111 Corolla\nHAL-CCCC-3333\nHAL-BBBB-2222', 'tunde@example.com');
  await board().findByText(/^3 cars checked\./);
  const sent = requests().map((request) => [referenceOf(request), emailOf(request)]);
  expect(sent.slice(2)).toEqual(
    expect.arrayContaining([
      ['HAL-AAAA-1111', EMAIL],
      ['HAL-BBBB-2222', 'tunde@example.com'],
      ['HAL-CCCC-3333', 'tunde@example.com'],
    ]),
  );
  expect(row(/Corolla/)).toHaveTextContent('In transit');
});
