import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { saveItem } from '../support/deviceItems';
import { follow } from '../support/follow';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const list = () => within(screen.getByRole('region', { name: 'Your list' }));
const choice = (name: string) => within(main().getByRole('group', { name }));
const stored = () => {
  const saved = JSON.parse(localStorage.getItem(storageKeys.enquiryList.key) ?? '{}') as { value?: unknown };
  return saved.value ?? [];
};

it('accepts and saves a note at the chosen item', async () => {
  const { user, unmount } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Pickup/ }));
  expect(main().getByRole('group', { name: 'Pickup' })).toHaveFocus();
  const note = choice('Pickup').getByRole('textbox', { name: /^Note/ });
  expect(note).toHaveAccessibleDescription('Make, model, years, title, budget');
  await user.type(note, 'Tacoma 2015 or newer, clean title');
  expect(list().getByText('Tacoma 2015 or newer, clean title')).toBeInTheDocument();
  unmount();
  const again = await renderApp('/shop');
  expect(choice('Pickup').getByRole('textbox', { name: /^Note/ })).toHaveValue(
    'Tacoma 2015 or newer, clean title',
  );
  await again.user.click(choice('Pickup').getByRole('button', { name: 'Remove Pickup' }));
  expect(main().getByRole('group', { name: 'Pickup' })).toHaveFocus();
  expect(choice('Pickup').getByRole('button', { name: /Add to my list/ })).toBeInTheDocument();
  expect(list().getByText(/Your list is empty/)).toBeInTheDocument();
});

it('reports a note that is too long without truncating it', async () => {
  const { user } = await renderApp('/shop');
  await user.click(main().getByRole('button', { name: /Add to my list: Bus/ }));
  const note = choice('Bus').getByRole('textbox', { name: /^Note/ });
  await user.type(note, 'Coaster');
  await user.click(note);
  await user.paste(', long'.repeat(40));
  expect(note).toHaveAccessibleDescription(/Shorten the note to 200 characters/);
  expect(note).toHaveValue(`Coaster${', long'.repeat(40)}`);
  expect(stored()).toEqual([{ id: 'bus', name: 'Bus', quantity: 1, note: 'Coaster' }]);
});

it('accepts a note on a custom item in the list', async () => {
  const { user } = await renderApp('/shop');
  await user.type(main().getByRole('textbox', { name: 'What is it?' }), 'Generator{Enter}');
  await user.type(list().getByRole('textbox', { name: /^Note/ }), '20 kVA');
  expect(stored()).toEqual([{ id: 'own:generator', name: 'Generator', quantity: 1, note: '20 kVA' }]);
});

it('shows a bar with the list once it has items', async () => {
  const { user } = await renderApp('/shop');
  const bar = () => main().queryByRole('navigation', { name: 'Your list so far' });
  expect(bar()).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: /Add to my list: Sedan/ }));
  await user.click(main().getByRole('button', { name: /Add to my list: Tires/ }));
  expect(bar()).toHaveTextContent('2 items on your list');
  await user.click(main().getByRole('link', { name: '2 items on your list' }));
  expect(list().getByRole('heading', { name: 'Your list' })).toHaveFocus();
});

it.each([
  [['Sedan or hatchback', 'Tires and wheels'], '/quote?service=car-purchase&vehicle=sedan'],
  [['Motorcycle', 'Scooter'], '/quote?service=car-purchase&vehicle=motorcycle'],
  [['Pickup', 'Bus'], '/quote?service=car-purchase'],
  [['Car key'], '/quote'],
])('prefills the quote with what %j implies', async (names, href) => {
  const { user } = await renderApp('/shop');
  for (const name of names) await user.click(main().getByRole('button', { name: `Add to my list: ${name}` }));
  // At the top, in the bar, and at the end of the page.
  const links = main().getAllByRole('link', { name: 'Get a quote' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href, href]);
  expect(list().getByRole('link', { name: 'Get a quote for this list' })).toHaveAttribute('href', href);
});

it('prefills the quote with type, number and note', async () => {
  const note = 'Tacoma 2015, clean title';
  const items = [{ id: 'pickup', name: 'Pickup', quantity: 2, note }];
  saveItem('enquiryList', items);
  const [car] = completeDraft.vehicles;
  storeDraft({ ...completeDraft, service: '', vehicles: [{ ...car, body_type: 'pickup' }] });
  await renderApp('/shop');
  await follow('Get a quote for this list');
  expect(await screen.findByText(`2 × Pickup (${note})`)).toBeInTheDocument();
  expect(screen.getByText('Car purchase', { selector: 'dd, dd *' })).toBeInTheDocument();
});
