import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LIST_MAX } from '../../src/features/tracking/fleet/model/parseList';
import {
  addCars,
  allChecked,
  board,
  cars,
  EMAIL,
  main,
  openBoard,
  press,
  row,
  useShipments,
} from '../support/board';

const requests = useShipments();

const form = () => within(board().getByRole('form', { name: 'Add cars' }));
const list = () => form().getByRole('textbox', { name: 'References' });

async function choose(user: UserEvent, text: string) {
  const file = new File([text], 'cars.csv', { type: 'text/csv' });
  // Not in jsdom.
  file.arrayBuffer = () => new Blob([text]).arrayBuffer();
  await user.upload(form().getByLabelText('Add from a file', { selector: 'input' }), file);
}

it('saves the board as a file, and adds the file on another device', async () => {
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:cars';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111 2015 Toyota Corolla\nHAL-BBBB-2222');
  await allChecked();
  await press(first.user, 'Edit or share HAL-BBBB-2222');
  const note = board().getByRole('textbox', { name: 'Car or note' });
  await first.user.type(note, '=1+1, "red"');
  await press(first.user, 'Save');
  await press(first.user, 'Save as CSV file');
  expect(names).toEqual(['my-cars.csv']);
  const text = (await saved[0]?.text()) ?? '';
  expect(text).toContain(
    'HAL-AAAA-1111,2015 Toyota Corolla,,In transit,2099-12-20,Fund your customs agent,2099-12-06,',
  );
  expect(text).toContain(`HAL-BBBB-2222,"'=1+1, ""red""",,Delivered,`);
  expect(text).not.toContain(EMAIL);
  first.unmount();
  localStorage.clear();

  const { user } = await openBoard();
  await user.type(form().getByRole('textbox', { name: 'E-mail address used for the requests' }), EMAIL);
  await choose(user, text);
  await waitFor(() => {
    expect(cars()).toEqual(['2015 Toyota CorollaHAL-AAAA-1111', '=1+1, "red"HAL-BBBB-2222']);
  });
  expect(main().getByRole('heading', { name: 'Your cars' })).toHaveFocus();
  expect(board().getByText('2 cars added.')).toBeInTheDocument();
  await allChecked();
  expect(row(/red/)).toHaveTextContent('Delivered');
});

it('merges a spreadsheet’s list with the board, and says what it didn’t take and why', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111');
  await allChecked();
  await press(user, 'Add cars');
  await user.type(list(), 'half a line');
  await choose(
    user,
    'Make;Model;Our reference\nToyota;Corolla;HAL-AAAA-1111\nOpel;Zafira;hal aaaa 3333\nBMW;X5;1M8GDM9AXKP042788\nKia;Rio;\n',
  );
  expect(await board().findByText('Already on your board: HAL-AAAA-1111.')).toBeInTheDocument();
  expect(board().getByText('1 car added.')).toBeInTheDocument();
  expect(cars()).toEqual(['Toyota CorollaHAL-AAAA-1111', 'Opel ZafiraHAL-AAAA-3333']);
  expect(board().getByText(/“BMW;X5;1M8GDM9AXKP042788” looks like a VIN/)).toBeInTheDocument();
  expect(board().getByText('No reference found in “Kia;Rio;”.')).toBeInTheDocument();
  expect(list()).toHaveValue('half a line\nMake;Model;Our reference\nBMW;X5;1M8GDM9AXKP042788\nKia;Rio;');
  expect(list()).toHaveFocus();
});

it.each([
  [
    'a workbook',
    'PK\u0003\u0004\0\0',
    'We can’t read that file. Save it as CSV, or copy its cells and paste them.',
  ],
  ['an empty file', '', 'Enter at least one reference.'],
  ['a file of 60,000 characters', 'x'.repeat(60_000), 'Keep the list to 50,000 characters or fewer.'],
  ['a file of 300 kB', 'x'.repeat(LIST_MAX * 6), 'Keep the file to 50,000 characters or fewer.'],
])('refuses %s, and leaves what was typed', async (_what, text, message) => {
  const { user } = await openBoard();
  await user.type(list(), 'HAL-AAAA-1111');
  await choose(user, text);
  expect(await form().findByText(message)).toBeInTheDocument();
  expect(list()).toHaveValue('HAL-AAAA-1111');
  expect(list()).toHaveFocus();
  expect(list()).toBeInvalid();
  expect(requests()).toHaveLength(0);
});
