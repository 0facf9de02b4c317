import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const place = () => main().getByRole('combobox', { name: 'Where is it now?' });
/** Of both ends, in their order. */
const cities = () => main().queryAllByRole('combobox', { name: /City/ });
const options = () =>
  main()
    .queryAllByRole('option')
    .map((option) => option.textContent);

async function onRoute(origin = { place: '', city: '' }) {
  keepDraft({ ...completeDraft, origin });
  const { user } = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  return user;
}

it('lists every port and state, ports first, when it is opened', async () => {
  const user = await onRoute();
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
])('finds the city in “%s” and fills in its state', async (typed, found, state, name) => {
  const user = await onRoute();
  await user.type(place(), typed);
  await user.click(main().getByRole('option', { name: found }));
  expect(place()).toHaveValue(state);
  expect(cities()[0]).toHaveValue(name);
});

it('takes the best match when the field is left', async () => {
  const user = await onRoute();
  await user.type(place(), 'mary');
  expect(options()).toContain('Baltimore, Maryland');
  await user.tab();
  expect(place()).toHaveValue('Maryland');
});

it('finds a state by its postal code', async () => {
  const user = await onRoute();
  await user.type(place(), 'tx');
  expect(options()).toEqual(['Texas']);
});

it('says that nothing matches, and leaves the choice as it was', async () => {
  const user = await onRoute({ place: 'US-TX', city: 'Houston' });
  await user.clear(place());
  await user.type(place(), 'zzz');
  expect(main().getByText('No match for “zzz”. Try a state or a larger city nearby.')).toBeInTheDocument();
  await user.tab();
  expect(place()).toHaveValue('Texas');
  expect(cities()[0]).toHaveValue('Houston');
});

it('changes nothing when the field is only visited, and is empty once it is emptied', async () => {
  const user = await onRoute({ place: 'US-TX', city: 'Houston' });
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
