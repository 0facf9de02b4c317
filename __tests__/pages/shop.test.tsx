import { fireEvent, screen, within } from '@testing-library/react';
import { MAX_ITEMS } from '../../src/features/enquiry/enquiryItem';
import { storageKeys } from '../../src/config/storageKeys';
import { announceChange, savedItem, saveItem, saveItemElsewhere } from '../support/deviceItems';
import { follow } from '../support/follow';
import { headingGaps } from '../support/outline';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const list = () => within(screen.getByRole('region', { name: 'Your list' }));
const choice = (name: string) => within(main().getByRole('group', { name }));
const quantityOf = (name: string) => list().getByRole('textbox', { name: `How many: ${name}` });
const stored = () => savedItem('enquiryList') ?? [];

it('says that the list is empty, with no gaps in the headings', async () => {
  await renderApp('/shop');
  expect(main().getByText('0 items')).toBeInTheDocument();
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
  expect(list().queryByRole('link', { name: 'Get a quote for this list' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Your shop/ })).not.toBeInTheDocument();
  expect(headingGaps()).toEqual([]);
});

it('saves added items, counts them in the header, and removes them', async () => {
  const { user, unmount } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  expect(choice('Pickup').getByText('On your list')).toBeInTheDocument();
  expect(main().getByText('Pickup', { selector: 'p' })).toBeInTheDocument();
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

it('restores a cleared list until something is added', async () => {
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

it('restores the only item after its removal', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  await user.click(list().getByRole('button', { name: 'Remove Bus' }));
  await user.click(list().getByRole('button', { name: 'Undo' }));
  expect(quantityOf('Bus')).toHaveValue('1');
});

it('offers no Undo when another tab cleared the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  await user.click(list().getByRole('button', { name: 'Remove Bus' }));
  localStorage.removeItem(storageKeys.enquiryList.key);
  announceChange('enquiryList');
  expect(await list().findByText(/Your list is empty/)).toBeInTheDocument();
  expect(list().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('accepts a typed quantity on blur, on Enter and on a step button', async () => {
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

it('keeps the focus on the button that reaches a limit', async () => {
  saveItem('enquiryList', [{ id: 'bus', name: 'Bus', quantity: 2 }]);
  const { user } = await renderApp('/shop');
  const fewer = list().getByRole('button', { name: 'One less: Bus' });
  await user.click(fewer);
  await user.click(fewer);
  expect(quantityOf('Bus')).toHaveValue('1');
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  expect(fewer).toHaveFocus();
});

it.each([
  ['21', '20', /up to 20 of each item/],
  ['9'.repeat(40), '20', /up to 20 of each item/],
  ['1,5', '7', /whole number from 1 to 20/],
  ['2.5', '7', /whole number from 1 to 20/],
  ['0', '7', /whole number from 1 to 20/],
  ['-4', '7', /whole number from 1 to 20/],
  ['1e1', '7', /whole number from 1 to 20/],
  ['many', '7', /whole number from 1 to 20/],
])('explains why the quantity %s was replaced by %s', async (typed, expected, why) => {
  const bus = { id: 'bus', name: 'Bus', quantity: 7 };
  saveItem('enquiryList', [bus]);
  const { user } = await renderApp('/shop');
  await user.clear(quantityOf('Bus'));
  await user.paste(typed);
  expect(quantityOf('Bus')).toHaveValue(typed);
  expect(stored()).toEqual([bus]);
  await user.tab();
  expect(quantityOf('Bus')).toHaveValue(expected);
  expect(quantityOf('Bus')).toHaveAccessibleDescription(why);
  expect(stored()).toEqual([{ ...bus, quantity: Number(expected) }]);
  await user.type(quantityOf('Bus'), '8');
  expect(quantityOf('Bus')).not.toHaveAccessibleDescription();
});

it('adds anything else in the visitor’s own words', async () => {
  const { user } = await renderApp('/shop');
  const wishField = main().getByRole('textbox', { name: 'What is it?' });
  const form = within(screen.getByRole('region', { name: 'Something else' }));
  const add = form.getByRole('button', { name: 'Add to my list' });

  await user.click(add);
  expect(wishField).toHaveAccessibleDescription(/Enter what we should look for/);
  expect(wishField).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);

  await user.type(wishField, '  Diesel   generator, 20 kVA ');
  await user.click(add);
  expect(wishField).toHaveValue('');
  expect(document.title).not.toMatch(/^Error: /);
  expect(quantityOf('Diesel generator, 20 kVA')).toHaveValue('1');

  await user.click(wishField);
  await user.paste('x'.repeat(81));
  await user.click(add);
  expect(wishField).toHaveAccessibleDescription(/80 characters or fewer/);
  expect(wishField).toHaveValue('x'.repeat(81));
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'does not accept a quantity on the Enter of an input method (%j)',
  async (how) => {
    const { user } = await renderApp('/shop');
    await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
    await user.type(quantityOf('Bus'), '5');
    fireEvent.keyDown(quantityOf('Bus'), { key: 'Enter', ...how });
    expect(stored()).toEqual([{ id: 'bus', name: 'Bus', quantity: 1 }]);
    fireEvent.keyDown(quantityOf('Bus'), { key: 'Enter' });
    expect(stored()).toEqual([{ id: 'bus', name: 'Bus', quantity: 5 }]);
  },
);

it('says when the list is full, and adds nothing more', async () => {
  const lines = Array.from({ length: MAX_ITEMS }, (_, at) => ({
    id: `own:${String(at)}`,
    name: `Thing ${String(at)}`,
    quantity: 1,
  }));
  saveItem('enquiryList', lines);
  const { user } = await renderApp('/shop');
  expect(list().getByText(/Your list is full/)).toBeInTheDocument();
  expect(main().getByRole('button', { name: /Add to my list: Minivan/ })).toBeDisabled();
  await user.type(main().getByRole('textbox', { name: 'What is it?' }), 'One more{Enter}');
  expect(main().getByRole('textbox', { name: 'What is it?' })).toHaveValue('One more');
  expect(stored()).toHaveLength(MAX_ITEMS);
  const wishField = main().getByRole('textbox', { name: 'What is it?' });
  expect(wishField).toHaveAccessibleDescription(/Your list is full/);
  await user.click(list().getByRole('button', { name: 'Remove Thing 7' }));
  expect(wishField).not.toHaveAccessibleDescription(/Your list is full/);
});

it('links to the quote and to a message with the list', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Car key/ }));
  expect(list().getByRole('link', { name: 'Get a quote for this list' })).toHaveAttribute('href', '/quote');
  await follow('Send it as a message');
  expect(await screen.findByDisplayValue(/1 × Car key/)).toBeInTheDocument();
});

it('moves the focus to the list when the badge is clicked', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  const [badge] = screen.getAllByRole('link', { name: /Your shop/ });
  if (!badge) throw new Error('no badge');
  await user.click(badge);
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
});

it('survives a corrupt stored list', async () => {
  const corrupt = [{ id: 'bus', name: 'Bus', quantity: 1e9 }, null, { id: 'suv', name: 'SUV', quantity: 2 }];
  saveItem('enquiryList', corrupt);
  const { unmount } = await renderApp('/shop');
  expect(quantityOf('SUV')).toHaveValue('2');
  expect(list().queryByText('Bus')).not.toBeInTheDocument();
  unmount();
  localStorage.setItem(storageKeys.enquiryList.key, '{"__proto__":1');
  await renderApp('/shop');
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
});

it.each(['SecurityError', 'QuotaExceededError'])(
  'promises to save the list only when storage works (%s)',
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

it('syncs with another tab', async () => {
  await renderApp('/shop');
  saveItemElsewhere('enquiryList', [{ id: 'bus', name: 'Bus', quantity: 4 }]);
  expect(await list().findByRole('textbox', { name: 'How many: Bus' })).toHaveValue('4');
});

it('shows no price and no stock', async () => {
  await renderApp('/shop');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\$|₦|in stock|sold out/i);
});

it('numbers the parts in the drawing as in the list', async () => {
  await renderApp('/shop');
  const parts = screen.getByRole('region', { name: 'Parts and supplies' });
  const items = within(parts).getAllByRole('listitem');
  await within(parts).findByText('1', { selector: 'text' });
  // A number may stand at two parts.
  const numbers = new Set([...parts.querySelectorAll('text')].map(({ textContent }) => textContent));
  expect([...numbers]).toEqual(items.map((_, index) => String(index + 1)));
});
