import { act, screen, within } from '@testing-library/react';
import { MAX_ITEMS } from '../../src/features/enquiry/enquiryLimits';
import { storageKeys } from '../../src/config/storageKeys';
import { follow } from '../support/follow';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const list = () => within(screen.getByRole('region', { name: 'Your list' }));
const choice = (name: string) => within(main().getByRole('group', { name }));
const quantityOf = (name: string) => list().getByRole('textbox', { name: `How many: ${name}` });
const storedElsewhere = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(storageKeys.enquiryList.key);
  else localStorage.setItem(storageKeys.enquiryList.key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.enquiryList.key, newValue }));
  });
};
const stored = () => {
  const saved = JSON.parse(localStorage.getItem(storageKeys.enquiryList.key) ?? '{}') as { value?: unknown };
  return saved.value ?? [];
};

it('says honestly that the list is empty, and leaves no level of headings out', async () => {
  await renderApp('/shop');
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
  expect(list().queryByRole('link', { name: 'Get a quote for this list' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Your shop/ })).not.toBeInTheDocument();
  expect(headingGaps()).toEqual([]);
});

it('keeps what is added, counts it in the header, and lets it go again', async () => {
  const { user, unmount } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  expect(choice('Pickup').getByText('On your list')).toBeInTheDocument();
  await user.click(choice('Pickup').getByRole('button', { name: 'One more: Pickup' }));
  expect(quantityOf('Pickup')).toHaveValue('2');
  expect(screen.getAllByRole('link', { name: /Your shop list.*1 item/i })[0]).toHaveAttribute(
    'href',
    '/shop#your-list',
  );

  unmount();
  const again = await renderApp('/shop');
  expect(quantityOf('Pickup')).toHaveValue('2');
  await again.user.click(list().getByRole('button', { name: 'Remove Pickup' }));
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
  expect(localStorage.getItem(storageKeys.enquiryList.key)).toBeNull();
});

it('puts back what was emptied, until something else is on the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  await user.click(choice('Pickup').getByRole('button', { name: 'One more: Pickup' }));
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  const before = stored();
  await user.click(list().getByRole('button', { name: 'Clear list' }));
  expect(localStorage.getItem(storageKeys.enquiryList.key)).toBeNull();
  await user.click(list().getByRole('button', { name: 'Undo' }));
  expect(quantityOf('Pickup')).toHaveValue('2');
  expect(stored()).toEqual(before);
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();

  await user.click(list().getByRole('button', { name: 'Clear list' }));
  await user.click(main().getByRole('button', { name: /Add to my list: Scooter/ }));
  expect(list().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('puts back the only line when it was removed', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  await user.click(list().getByRole('button', { name: 'Remove Bus' }));
  await user.click(list().getByRole('button', { name: 'Undo' }));
  expect(quantityOf('Bus')).toHaveValue('1');
});

it('offers nothing to be put back when another tab emptied the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  await user.click(list().getByRole('button', { name: 'Remove Bus' }));
  storedElsewhere(null);
  expect(await list().findByText(/Your list is empty/)).toBeInTheDocument();
  expect(list().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('takes quantities that are typed over when the field is left, at Enter and with a step', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  const type = async (typed: string) => {
    await user.clear(quantityOf('Bus'));
    await user.type(quantityOf('Bus'), typed);
  };
  await type('12');
  await user.tab();
  expect(stored()).toEqual([{ id: 'bus', name: 'Bus', quantity: 12 }]);
  await type('15{Enter}');
  expect(stored()).toEqual([{ id: 'bus', name: 'Bus', quantity: 15 }]);
  await type('18');
  await user.click(list().getByRole('button', { name: 'One more: Bus' }));
  expect(quantityOf('Bus')).toHaveValue('19');
  expect(quantityOf('Bus')).not.toHaveAccessibleDescription();
});

it.each([
  ['21', '20', /up to 20 of one thing/],
  ['9'.repeat(40), '20', /up to 20 of one thing/],
  ['1,5', '7', /whole number from 1 to 20/],
  ['2.5', '7', /whole number from 1 to 20/],
  ['0', '7', /whole number from 1 to 20/],
  ['-4', '7', /whole number from 1 to 20/],
  ['1e1', '7', /whole number from 1 to 20/],
  ['many', '7', /whole number from 1 to 20/],
])('says why %s is not the quantity that stands', async (typed, stands, why) => {
  const bus = { id: 'bus', name: 'Bus', quantity: 7 };
  localStorage.setItem(storageKeys.enquiryList.key, JSON.stringify([bus]));
  const { user } = await renderApp('/shop');
  await user.clear(quantityOf('Bus'));
  await user.paste(typed);
  expect(quantityOf('Bus')).toHaveValue(typed);
  expect(stored()).toEqual([bus]);
  await user.tab();
  expect(quantityOf('Bus')).toHaveValue(stands);
  expect(quantityOf('Bus')).toHaveAccessibleDescription(why);
  expect(stored()).toEqual([{ ...bus, quantity: Number(stands) }]);
  await user.type(quantityOf('Bus'), '8');
  expect(quantityOf('Bus')).not.toHaveAccessibleDescription();
});

it('takes what stands on no list, in the visitor’s own words', async () => {
  const { user } = await renderApp('/shop');
  const wish = main().getByRole('textbox', { name: 'What is it?' });
  const form = within(screen.getByRole('region', { name: 'Something else' }));
  const add = form.getByRole('button', { name: 'Add to my list' });

  await user.click(add);
  expect(wish).toHaveAccessibleDescription(/Enter what we should look for/);
  expect(wish).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);

  await user.type(wish, '  Diesel   generator, 20 kVA ');
  await user.click(add);
  expect(wish).toHaveValue('');
  expect(document.title).not.toMatch(/^Error: /);
  expect(quantityOf('Diesel generator, 20 kVA')).toHaveValue('1');

  await user.click(wish);
  await user.paste('x'.repeat(81));
  await user.click(add);
  expect(wish).toHaveAccessibleDescription(/80 characters at most/);
  expect(wish).toHaveValue('x'.repeat(81));
});

it('says when the list is full, and adds nothing to it then', async () => {
  const lines = Array.from({ length: MAX_ITEMS }, (_, at) => ({
    id: `own:${String(at)}`,
    name: `Thing ${String(at)}`,
    quantity: 1,
  }));
  localStorage.setItem(storageKeys.enquiryList.key, JSON.stringify(lines));
  const { user } = await renderApp('/shop');
  expect(list().getByText(/Your list is full/)).toBeInTheDocument();
  expect(main().getByRole('button', { name: /Add to my list: Minivan/ })).toBeDisabled();
  await user.type(main().getByRole('textbox', { name: 'What is it?' }), 'One more{Enter}');
  expect(main().getByRole('textbox', { name: 'What is it?' })).toHaveValue('One more');
  expect(stored()).toHaveLength(MAX_ITEMS);
});

it('leads to the quote and to a message with the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Spare key/ }));
  expect(list().getByRole('link', { name: 'Get a quote for this list' })).toHaveAttribute('href', '/quote');
  await follow('Send it as a message');
  expect(await screen.findByDisplayValue(/1 × Spare key/)).toBeInTheDocument();
});

it('brings whoever presses the badge on this page to the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  const [badge] = screen.getAllByRole('link', { name: /Your shop/ });
  if (!badge) throw new Error('no badge');
  await user.click(badge);
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
});

it('survives whatever else lies under its key', async () => {
  const kept = [{ id: 'bus', name: 'Bus', quantity: 1e9 }, null, { id: 'suv', name: 'SUV', quantity: 2 }];
  localStorage.setItem(storageKeys.enquiryList.key, JSON.stringify(kept));
  const { unmount } = await renderApp('/shop');
  expect(quantityOf('SUV')).toHaveValue('2');
  expect(list().queryByText('Bus')).not.toBeInTheDocument();
  unmount();
  localStorage.setItem(storageKeys.enquiryList.key, '{"__proto__":1');
  await renderApp('/shop');
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
});

it.each(['SecurityError', 'QuotaExceededError'])(
  'promises to keep only what storage takes (%s)',
  async (name) => {
    const { user } = await renderApp('/shop');
    await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
    expect(list().getByText(/^Saved on this device/)).toBeInTheDocument();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', name);
    });
    await user.click(list().getByRole('button', { name: 'One more: Pickup' }));
    expect(list().getByText(/It’s here for this visit/)).toBeInTheDocument();
    expect(list().queryByText(/^Saved on this device/)).not.toBeInTheDocument();
    full.mockRestore();
    await user.click(list().getByRole('button', { name: 'One more: Pickup' }));
    expect(list().getByText(/^Saved on this device/)).toBeInTheDocument();
  },
);

it('follows the list of another tab', async () => {
  await renderApp('/shop');
  storedElsewhere(JSON.stringify([{ id: 'bus', name: 'Bus', quantity: 4 }]));
  expect(await list().findByRole('textbox', { name: 'How many: Bus' })).toHaveValue('4');
});

it('shows no price and no stock', async () => {
  await renderApp('/shop');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\$|₦|in stock|sold out/i);
});
