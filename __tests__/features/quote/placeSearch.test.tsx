import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const place = () => main().getByRole('combobox', { name: 'Where is it now?' });
/** The city fields of both ends, in order. */
const cities = () => main().queryAllByRole('combobox', { name: /City/ });
const options = () =>
  main()
    .queryAllByRole('option')
    .map((option) => option.textContent);

async function openRoute(origin = { place: '', city: '' }) {
  storeDraft({ ...completeDraft, origin });
  const { user } = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  return user;
}

it('lists every port and state, ports first, when opened', async () => {
  const user = await openRoute();
  await user.click(place());
  expect(
    main()
      .getAllByRole('group', { name: /^US / })
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['US ports', 'US states']);
  expect(options()).toContain('Baltimore, Maryland');
  expect(options()).toContain('Wyoming');
});

it.each([
  ['dall', 'Dallas, Texas', 'Texas', 'Dallas'],
  ['st louis', 'St. Louis, Missouri', 'Missouri', 'St. Louis'],
])('finds the city in “%s” and fills in its state', async (typed, option, state, city) => {
  const user = await openRoute();
  await user.type(place(), typed);
  await user.click(main().getByRole('option', { name: option }));
  expect(place()).toHaveValue(state);
  expect(cities()[0]).toHaveValue(city);
});

it('selects the best match on blur', async () => {
  const user = await openRoute();
  await user.type(place(), 'mary');
  expect(options()).toContain('Baltimore, Maryland');
  await user.tab();
  expect(place()).toHaveValue('Maryland');
});

it('selects the best match when the visitor taps elsewhere', async () => {
  const user = await openRoute();
  await user.type(place(), 'tows');
  await user.click(main().getByRole('heading', { level: 1 }));
  expect(place()).toHaveValue('Maryland');
  expect(cities()[0]).toHaveValue('Towson');
});

it.each([
  ['Where is it now?', 'towson', 'Towson, Maryland (near Baltimore)'],
  ['Where’s it going?', 'mushin', 'Mushin, Lagos'],
])('finds the suburb at “%s %s”', async (name, typed, option) => {
  const user = await openRoute();
  const field = main().getByRole('combobox', { name });
  await user.clear(field);
  await user.type(field, typed);
  expect(options()).toEqual([option]);
});

it('lists no two places that read the same', async () => {
  const user = await openRoute();
  await user.type(place(), 'balt');
  expect(options()).toEqual(['Baltimore, Maryland', 'Baltimore, Maryland (city)']);
});

it('finds a state by its postal code', async () => {
  const user = await openRoute();
  await user.type(place(), 'tx');
  expect(options()).toEqual(['Texas']);
});

it('keeps text that matches nothing, says so, and goes no further with it', async () => {
  const user = await openRoute({ place: 'US-TX', city: 'Houston' });
  await user.clear(place());
  await user.type(place(), 'zzz');
  const noMatch = 'No match for “zzz”. Try a state or a larger city nearby.';
  expect(main().getByText(noMatch)).toBeInTheDocument();
  await user.tab();
  expect(place()).toHaveValue('zzz');
  expect(main().getByText(noMatch)).toBeInTheDocument();
  // The city was the earlier state's.
  expect(cities()).toHaveLength(1);
  await user.clear(place());
  await user.type(place(), 'texas');
  await user.tab();
  expect(place()).toHaveValue('Texas');
  expect(main().queryByText(noMatch)).not.toBeInTheDocument();
});

it('treats Enter without a match like leaving the field', async () => {
  const user = await openRoute({ place: 'US-TX', city: 'Houston' });
  await user.clear(place());
  await user.type(place(), 'zzz{Enter}');
  expect(place()).toHaveValue('zzz');
  expect(main().getByText(/^No match for “zzz”/)).toBeInTheDocument();
  expect(cities()).toHaveLength(1);
  await user.clear(place());
  await user.keyboard('{Enter}');
  expect(place()).toHaveValue('');
  await user.type(place(), 'texas{Enter}');
  expect(place()).toHaveValue('Texas');
});

it('keeps the choice on a mere visit, and clears it with the text', async () => {
  const user = await openRoute({ place: 'US-TX', city: 'Houston' });
  await user.click(place());
  await user.tab();
  expect(place()).toHaveValue('Texas');
  expect(cities()[0]).toHaveValue('Houston');
  await user.click(place());
  await user.keyboard('{Escape}');
  expect(place()).toHaveValue('Texas');
  await user.clear(place());
  await user.tab();
  expect(place()).toHaveValue('');
  expect(cities()).toHaveLength(1);
});
