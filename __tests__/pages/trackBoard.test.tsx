import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, dropped } from '../support/answers';
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
  referenceOf,
  row,
  table,
  useShipments,
} from '../support/board';
import { renderApp } from '../support/renderApp';
import { storedItems } from '../support/session';

const { key } = storageKeys.fleet;
const requests = useShipments();

it('opens on request, takes the focus, and sends no request', async () => {
  const { user } = await renderApp('/track');
  expect(main().queryByRole('heading', { name: 'Your cars' })).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Track several cars' }));
  expect(await main().findByRole('heading', { name: 'Your cars' })).toHaveFocus();
  expect(
    main().queryByRole('heading', { name: 'Don’t have your reference number handy?' }),
  ).not.toBeInTheDocument();
  expect(requests()).toEqual([]);
});

it.each(['/services', '/track'])('opens by a link on %s', async (path) => {
  const { user } = await renderApp(path);
  const footer = within(screen.getByRole('navigation', { name: 'Plan and track' }));
  await user.click(footer.getByRole('link', { name: 'Your cars' }));
  expect(await main().findByRole('heading', { name: 'Your cars' })).toHaveFocus();
});

it('looks up a pasted list, and shows each car’s status, arrival, deadline, port and age', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111, 2015 Toyota Corolla\nhal-aaaa-1111\nHAL-BBBB-2222');
  await allChecked();
  expect(board().getByText('More than once in your list: HAL-AAAA-1111.')).toBeInTheDocument();
  expect(cars()).toEqual(['2015 Toyota CorollaHAL-AAAA-1111', 'HAL-BBBB-2222']);
  const [corolla] = [row(/Corolla/)];
  expect(corolla).toHaveTextContent('In transit');
  expect(corolla).toHaveTextContent('Arrives about 20 Dec 2099');
  expect(corolla).toHaveTextContent(/About 6 Dec 2099.*Fund your customs agent/);
  await waitFor(() => {
    expect(corolla).toHaveTextContent(/Tin Can Island.*Congested/);
  });
  expect(corolla).toHaveTextContent('just now');
  expect(row(/HAL-BBBB-2222/)).toHaveTextContent('Delivered');
  expect(requests().map(referenceOf)).toEqual(['HAL-AAAA-1111', 'HAL-BBBB-2222']);
});

it('shows advice whose day has passed as still to do', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-LATE-2020');
  await allChecked();
  expect(row(/HAL-LATE-2020/)).toHaveTextContent(/About 6 Jan 2020.*Still to do.*Fund your customs agent/);
});

it.each([
  ['the first list', undefined],
  ['a later list', 'HAL-AAAA-1111'],
])(
  'adds the readable lines of %s, and leaves the others in the field for correction',
  async (_which, known) => {
    const { user } = await openBoard();
    if (known) {
      await addCars(user, known);
      await board().findByText('1 car added.');
      await press(user, 'Add cars');
    }
    await addCars(user, 'HAL-AAAA-1111\n1M8GDM9AXKP042788\nHAL-BBBB-2222 Zafira\nCar, Note');
    expect(cars()).toEqual(['HAL-AAAA-1111', 'ZafiraHAL-BBBB-2222']);
    expect(board().getByText(known ? '1 car added.' : '2 cars added.')).toBeInTheDocument();
    expect(board().queryAllByText('Already on your board: HAL-AAAA-1111.')).toHaveLength(known ? 1 : 0);
    expect(board().getByText(/“1M8GDM9AXKP042788” looks like a VIN/)).toBeInTheDocument();
    expect(board().getByText('No reference found in “Car, Note”.')).toBeInTheDocument();
    const field = board().getByRole('textbox', { name: 'References' });
    expect(field).toHaveValue('1M8GDM9AXKP042788\nCar, Note');
    expect(field).toHaveFocus();
    await allChecked();
  },
);

it('requires a reference and a valid e-mail address', async () => {
  const { user } = await openBoard();
  await addCars(user, ' ', 'ada@');
  expect(board().getByRole('textbox', { name: 'References' })).toBeInvalid();
  expect(board().getByRole('textbox', { name: 'References' })).toHaveFocus();
  expect(board().getByRole('textbox', { name: 'E-mail address used for the requests' })).toBeInvalid();
  expect(storedItems()).toEqual({});
});

it('restores the last results after a reload without a request, and asks for the unsaved e-mail address', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111 Corolla\nHAL-BBBB-2222');
  await allChecked();
  expect(storedItems()[key]).not.toContain(EMAIL);
  first.unmount();
  const before = requests().length;

  const { user } = await renderApp('/track');
  expect(await main().findByRole('heading', { name: 'Your cars' })).toBeInTheDocument();
  await waitFor(() => {
    expect(row(/Corolla/)).toHaveTextContent('In transit');
  });
  expect(requests()).toHaveLength(before);
  const form = within(board().getByRole('form', { name: /2 cars need the e-mail address/ }));
  await user.type(form.getByRole('textbox'), EMAIL);
  await user.click(form.getByRole('button', { name: 'Use it for all 2' }));
  await allChecked();
  expect(requests().slice(before).map(emailOf)).toEqual([EMAIL, EMAIL]);
});

it('saves and forgets the e-mail addresses on request', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111');
  await first.user.click(board().getByRole('checkbox', { name: /Remember e-mail addresses/ }));
  expect(storedItems()[key]).toContain(EMAIL);
  await allChecked();
  first.unmount();
  const { user } = await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  expect(board().queryByText(/needs the e-mail/)).not.toBeInTheDocument();
  await user.click(board().getByRole('checkbox', { name: /Remember e-mail addresses/ }));
  expect(storedItems()[key]).not.toContain(EMAIL);
});

it('explains in its row why a car was not found, and looks it up again once corrected', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-CCCC-3333 Benz\nHAL-AAAA-1111');
  await allChecked();
  expect(row(/Benz/)).toHaveTextContent('No match. Check the reference number and e-mail address.');
  expect(row(/HAL-AAAA-1111/)).toHaveTextContent('In transit');

  await press(user, 'Edit or share Benz');
  const form = within(board().getByRole('form', { name: 'Edit or share Benz' }));
  await user.clear(form.getByRole('textbox', { name: 'Car or note' }));
  await user.type(form.getByRole('textbox', { name: 'Car or note' }), 'Mercedes');
  await user.clear(form.getByRole('textbox', { name: /E-mail/ }));
  await user.type(form.getByRole('textbox', { name: /E-mail/ }), 'bola@example.com');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(row(/Mercedes/)).toBeInTheDocument();
  expect(board().getByRole('button', { name: 'Edit or share Mercedes' })).toHaveFocus();
  await waitFor(() => {
    expect(requests().filter((one) => one.url.includes('bola'))).toHaveLength(1);
  });
});

it('changes a wrong e-mail address for all cars that were not found at once', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-CCCC-3333 Benz\nHAL-AAAA-1111\nHAL-DDDD-4444', 'adda@example.com');
  await allChecked();
  const before = requests().length;
  const form = within(board().getByRole('form', { name: /2 cars weren’t found/ }));
  const field = form.getByRole('textbox', { name: 'E-mail address from the request' });
  expect(field).toHaveValue('adda@example.com');
  await user.clear(field);
  await user.type(field, EMAIL);
  await user.click(form.getByRole('button', { name: 'Use it for all 2' }));
  expect(board().queryByRole('form', { name: /weren’t found/ })).not.toBeInTheDocument();
  await waitFor(() => {
    expect(requests()).toHaveLength(before + 2);
  });
  expect(requests().slice(before).map(referenceOf)).toEqual(['HAL-CCCC-3333', 'HAL-DDDD-4444']);
  expect(requests().slice(before).map(emailOf)).toEqual([EMAIL, EMAIL]);
  await allChecked();
});

it('says when offline that these are the last results, with their age', async () => {
  const first = await openBoard();
  await addCars(first.user, 'HAL-AAAA-1111');
  await allChecked();
  first.unmount();
  const later = Date.now() + 2 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer('/api/quote/status/', dropped);
  await renderApp('/track');
  await main().findByRole('heading', { name: 'Your cars' });
  expect(board().getByText(/You’re offline\. These are the last results/)).toBeInTheDocument();
  expect(row(/HAL-AAAA-1111/)).toHaveTextContent(/In transit.*2 hours ago/);
});

it('opens a car’s full result at its own URL, without another request', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord');
  await allChecked();
  await user.click(table().getByRole('link', { name: 'HAL-AAAA-1111' }));
  expect(await main().findByRole('heading', { name: 'Arrives about 20 Dec 2099' })).toHaveFocus();
  expect(main().getByText('Looked up just now.')).toBeInTheDocument();
  expect(requests()).toHaveLength(1);
  expect(window.location.search).toBe('?reference=HAL-AAAA-1111');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s, for a new tab, to the browser',
  async (key) => {
    const { user } = await openBoard();
    await addCars(user, 'HAL-AAAA-1111 Accord');
    await allChecked();
    let isLeftToBrowser = false;
    // jsdom can't open a tab.
    const stop = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    fireEvent.click(table().getByRole('link', { name: 'HAL-AAAA-1111' }), { [key]: true });
    window.removeEventListener('click', stop);
    expect(isLeftToBrowser).toBe(true);
    expect(main().queryByText('Looked up just now.')).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  },
);

it('says what was added only until a car is removed', async () => {
  const { user } = await openBoard();
  await addCars(user, 'HAL-AAAA-1111 Accord\nHAL-BBBB-2222');
  await allChecked();
  expect(board().getByText('2 cars added.')).toBeInTheDocument();
  await press(user, 'Edit or share Accord');
  await press(user, 'Remove');
  expect(board().queryByText('2 cars added.')).not.toBeInTheDocument();
  expect(board().getByText(/Accord/)).toBeInTheDocument();
});
