import { within } from '@testing-library/react';
import {
  addCars,
  allChecked,
  board,
  cars,
  main,
  openBoard,
  press,
  row,
  table,
  useShipments,
} from '../support/board';
import { saveItem, savedItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

useShipments();

/** Opens the page with the board saved on the device. */
async function openSaved() {
  const app = await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  return app;
}

const details = () => within(board().getByRole('form', { name: /^Edit or share/ }));
const picture = () => table().queryByRole('img');

it('shows in the car’s row, in the color chosen for it, in its link and after a reload', async () => {
  const { user, unmount } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Highlander');
  await allChecked();
  expect(picture()).not.toBeInTheDocument();
  await press(user, 'Edit or share Highlander');
  expect(details().queryByRole('combobox', { name: 'Color' })).not.toBeInTheDocument();
  await user.selectOptions(details().getByRole('combobox', { name: 'Picture' }), 'SUV');
  await user.selectOptions(details().getByRole('combobox', { name: 'Color' }), 'Blue');
  await press(user, 'Save');
  expect(row(/Highlander/)).toContainElement(table().getByRole('img', { name: 'SUV, blue' }));
  await press(user, 'Edit or share Highlander');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy the link');
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/&view=journey&car=suv-blue$/));
  await board().findByRole('button', { name: 'Copied' });
  unmount();
  await openSaved();
  expect(table().getByRole('img', { name: 'SUV, blue' })).toBeInTheDocument();
});

it('is a drawing, so that a hundred cars load no files', async () => {
  const picture = 'suv-blue';
  const rows = Array.from({ length: 100 }, (_, index) => ({
    reference: `HAL-AAAA-${String(index)}`,
    picture,
  }));
  saveItem('fleet', { rows });
  await openSaved();
  expect(table().getAllByRole('img', { name: 'SUV, blue' })).toHaveLength(100);
  expect(board().getByRole('table').innerHTML).not.toMatch(/<img|url\(|\.avif/);
});

it('can be removed, and its color with it', async () => {
  saveItem('fleet', { rows: [{ reference: 'HAL-AAAA-1111', picture: 'suv-blue' }] });
  const { user } = await openSaved();
  await press(user, /^Edit or share/);
  expect(details().getByRole('combobox', { name: 'Color' })).toHaveDisplayValue('Blue');
  await user.selectOptions(details().getByRole('combobox', { name: 'Picture' }), 'No picture');
  expect(details().queryByRole('combobox', { name: 'Color' })).not.toBeInTheDocument();
  await press(user, 'Save');
  expect(picture()).not.toBeInTheDocument();
  expect(JSON.stringify(savedItem('fleet'))).not.toMatch(/suv|blue/);
});

it('is left out if what’s saved can’t be read', async () => {
  const rows = [
    { reference: 'HAL-AAAA-1111', picture: 'spaceship-blue' },
    { reference: 'HAL-BBBB-2222', picture: { body: 'suv' } },
  ];
  saveItem('fleet', { rows });
  await openSaved();
  expect(cars()).toHaveLength(2);
  expect(picture()).not.toBeInTheDocument();
});
