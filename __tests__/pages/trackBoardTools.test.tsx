import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { FLEET_MAX } from '../../src/features/tracking/fleet/model/fleetRow';
import { signedInApp } from '../support/account';
import {
  board,
  cars,
  EMAIL,
  emailOf,
  allChecked,
  main,
  openBoard,
  addCars,
  press,
  table,
  useShipments,
} from '../support/board';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';

const { key } = storageKeys.fleet;
const requests = useShipments();

it('sorts by a column in both directions, with aria-sort', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-BBBB-2222 Zafira\nHAL-AAAA-1111 accord');
  await allChecked();
  const names = () => cars().map((name) => name.slice(0, 6));
  const sort = table().getByRole('columnheader', { name: 'Car' });
  expect(sort).toHaveAttribute('aria-sort', 'none');
  await user.click(within(sort).getByRole('button'));
  expect(names()).toEqual(['accord', 'Zafira']);
  expect(sort).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(sort).getByRole('button'));
  expect(names()).toEqual(['Zafira', 'accord']);
  expect(sort).toHaveAttribute('aria-sort', 'descending');
});

it('filters the cars by text and status', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-BBBB-2222 Zafira\nHAL-AAAA-1111 Accord\nHAL-CCCC-3333\nHAL-DDDD-4444');
  await allChecked();
  await user.selectOptions(board().getByRole('combobox', { name: 'Status' }), 'In transit');
  expect(cars()).toEqual(['AccordHAL-AAAA-1111']);
  expect(board().getByText('1 of 4 cars')).toBeInTheDocument();
  await user.type(board().getByRole('searchbox', { name: 'Search' }), 'zafira');
  await press(user, 'Show all cars');
  expect(cars()).toHaveLength(4);
});

it('counts the lookups that failed, and filters by them', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord\nHAL-CCCC-3333\nHAL-DOWN-0000 Mazda\nHAL-DDDD-4444');
  await board().findByText('3 cars checked. 2 weren’t found. 1 couldn’t be looked up.');
  const filter = board().getByRole('combobox', { name: 'Status' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any status', 'In transit', 'Not found', 'Lookup failed']);
  await user.selectOptions(filter, 'Lookup failed');
  expect(cars()).toEqual(['MazdaHAL-DOWN-0000']);
  await user.selectOptions(filter, 'Not found');
  expect(cars()).toEqual(['HAL-CCCC-3333', 'HAL-DDDD-4444']);
});

it('keeps search, status and order in the URL, but no e-mail address', async () => {
  const first = await openBoard();
  await addCars(
    first.user,
    'HAL-BBBB-2222 Zafira\nHAL-AAAA-1111 Accord\nHAL-CCCC-3333 Avensis\nHAL-DDDD-4444',
  );
  await allChecked();
  const { length } = window.history;
  await first.user.type(board().getByRole('searchbox', { name: 'Search' }), 'a');
  await press(first.user, 'Car');
  await press(first.user, 'Car');
  const shown = ['ZafiraHAL-BBBB-2222', 'HAL-DDDD-4444', 'AvensisHAL-CCCC-3333', 'AccordHAL-AAAA-1111'];
  await waitFor(() => {
    expect(cars()).toEqual(shown);
  });
  expect(window.history).toHaveLength(length);
  await first.user.click(table().getByRole('link', { name: 'HAL-AAAA-1111' }));
  await main().findByRole('heading', { name: 'Arrives about 20 Dec 2099' });
  expect(cars()).toEqual(shown);
  const address = `${window.location.pathname}${window.location.search}`;
  first.unmount();

  const { user } = await renderApp(address);
  await main().findByRole('heading', { name: 'Your cars' });
  expect(cars()).toEqual(shown);
  const search = board().getByRole('searchbox', { name: 'Search' });
  expect(search).toHaveValue('a');
  await user.clear(search);
  await user.type(search, EMAIL);
  expect(search).toHaveValue(EMAIL);
  expect(window.location.search).not.toContain('example');
});

it('filters again by what was searched for before, on the way back', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-BBBB-2222 Zafira\nHAL-AAAA-1111 Accord\nHAL-CCCC-3333\nHAL-DDDD-4444');
  await allChecked();
  const search = () => board().getByRole('searchbox', { name: 'Search' });
  await user.type(search(), 'accord');
  await user.click(table().getByRole('link', { name: 'HAL-AAAA-1111' }));
  await main().findByRole('heading', { name: 'Arrives about 20 Dec 2099' });
  await user.clear(search());
  await user.type(search(), 'zafira');
  expect(cars()).toEqual(['ZafiraHAL-BBBB-2222']);
  act(() => {
    window.history.back();
  });
  await waitFor(() => {
    expect(search()).toHaveValue('accord');
  });
  expect(cars()).toEqual(['AccordHAL-AAAA-1111']);
});

it('removes a car and restores it, with Undo next to the focus', async () => {
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord\nHAL-BBBB-2222');
  await allChecked();
  await press(user, 'Edit or share Accord');
  await press(user, 'Remove');
  expect(cars()).toEqual(['HAL-BBBB-2222']);
  expect(main().getByRole('heading', { name: 'Your cars' })).toHaveFocus();
  // The browser scrolls to the focus.
  expect(focused).not.toHaveBeenLastCalledWith(expect.objectContaining({ preventScroll: true }));
  await user.tab();
  expect(board().getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cars()).toEqual(['AccordHAL-AAAA-1111', 'HAL-BBBB-2222']);
  await press(user, 'Remove all');
  expect(board().queryByRole('table')).not.toBeInTheDocument();
  expect(storedItems()[key]).toBeUndefined();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(cars()).toHaveLength(2);
});

it('shares one car as a link that asks for the e-mail address', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord');
  await press(user, 'Edit or share Accord');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copy the link');
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/\/track\?reference=HAL-AAAA-1111&view=journey$/),
  );
  await board().findByRole('button', { name: 'Copied' });
});

it('offers to add what was looked up on this device', async () => {
  saveItem('trackedReferences', [
    { reference: 'HAL-AAAA-1111', status: 'booked', at: 1 },
    { reference: 'HAL-BBBB-2222', status: 'booked', at: 1 },
  ]);
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111');
  expect(board().getByText('1 car you requested or tracked here isn’t on your board.')).toBeInTheDocument();
  await press(user, 'Add it');
  expect(cars()).toEqual(['HAL-AAAA-1111', 'HAL-BBBB-2222']);
  expect(board().getByText('One car needs the e-mail address from its request.')).toBeInTheDocument();
});

it('says which cars of this device did not fit when the board is full', async () => {
  const rows = Array.from({ length: FLEET_MAX }, (_, index) => ({
    reference: `HAL-ROW-${String(index)}`,
    note: '',
    email: '',
    addedAt: 1,
  }));
  saveItem('fleet', { rows, keepsEmails: false });
  saveItem('trackedReferences', [{ reference: 'HAL-BBBB-2222', status: 'booked', at: 1 }]);
  const { user } = await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  await press(user, 'Add it');
  expect(board().getByText(/Not added: HAL-BBBB-2222\./)).toBeInTheDocument();
  expect(board().queryByText(/^1 car added/)).not.toBeInTheDocument();
});

it('does not read a list of 70,000 references, and keeps it', async () => {
  const { user } = await openBoard();
  const list = 'HAL-AAAA-1111 '.repeat(70_000).trim();
  const form = within(board().getByRole('form', { name: 'Add cars' }));
  fireEvent.change(form.getByRole('textbox', { name: 'References' }), { target: { value: list } });
  await user.click(form.getByRole('button', { name: 'Add to my board' }));
  expect(await form.findByText('Keep the list to 50,000 characters or fewer.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'References' })).toHaveValue(list);
  expect(requests()).toHaveLength(0);
});

it('prints the board, and saves its dates as one calendar file', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:calendar';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord\nHAL-BBBB-2222');
  await allChecked();
  await press(user, 'Print');
  expect(print).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await press(user, 'Add dates to calendar');
  const text = await saved?.text();
  expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(5);
  expect(text).toContain('Accord');
  expect(text).not.toContain(EMAIL);
});

it('can be deleted on the cookie page', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111');
  await allChecked();
  first.unmount();
  const { user } = await renderApp('/cookies');
  await user.click(await main().findByRole('button', { name: `Delete ${key}` }));
  expect(storedItems()[key]).toBeUndefined();
});

describe('signed in', () => {
  it('adds this device’s requests with the account’s address', async () => {
    saveItem('trackedReferences', [{ reference: 'HAL-AAAA-1111', status: 'booked', at: 1 }]);
    const { user, store } = await signedInApp('/track');
    act(() => {
      store.dispatch({
        type: 'auth/signedIn',
        payload: { access: 'a', refresh: 'r', user: { email: 'me@example.com' } },
      });
    });
    await user.click(main().getByRole('button', { name: 'Track several cars' }));
    await main().findByRole('heading', { name: 'Your cars' });
    expect(board().getByText('We’ll use me@example.com.')).toBeInTheDocument();
    await press(user, 'Add it');
    await allChecked();
    expect(requests().map(emailOf)).toEqual(['me@example.com']);
  });
});
