import { act, screen, within } from '@testing-library/react';
import { loadPage } from '../../support/follow';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';
import { useQuietBackend } from '../../support/answers';

useQuietBackend();

beforeEach(() => {
  // React creates a FormData on every submit; Node's cannot read a form.
  const empty = new FormData();
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => empty);
});

const startForm = async () => within(await screen.findByRole('form', { name: 'Start a quote' }));

/** Submits the form, with the quote page preloaded. */
async function submit() {
  const form = await startForm();
  await loadPage('/quote');
  await act(async () => {
    form.getByRole('button', { name: 'Start a quote' }).click();
    await Promise.resolve();
  });
}

it('opens the quote with the choices, at the first unanswered question', async () => {
  const { user } = await renderApp('/');
  const form = await startForm();
  await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle' }), 'Motorcycle');
  await user.selectOptions(form.getByRole('combobox', { name: 'From' }), 'Texas');
  await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'Rivers');
  await submit();
  await step('What are we moving?');
  expect(main().getByRole('radio', { name: 'Motorcycle' })).toBeChecked();
  await user.click(main().getByRole('radio', { name: /^It runs/ }));
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await step('Where is it, and where’s it going?');
  expect(main().getByRole('combobox', { name: 'Where is it now?' })).toHaveDisplayValue('Texas');
  expect(main().getByRole('combobox', { name: 'Where’s it going?' })).toHaveDisplayValue('Rivers');
});

it('asks first whether the visitor owns the car', async () => {
  const { user } = await renderApp('/');
  const form = await startForm();
  const [first] = form.getAllByRole('group');
  expect(first).toHaveAccessibleName('Do you own the car?');
  expect(form.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
  await user.click(form.getByRole('radio', { name: 'Not yet' }));
  expect(form.queryByRole('combobox', { name: 'From' })).not.toBeInTheDocument();
  await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle' }), 'SUV');
  await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'Rivers');
  await submit();
  await step('What are you looking for?');
  expect(main().getByRole('radio', { name: 'SUV' })).toBeChecked();
});

it('asks which car to continue if another one is unsent', async () => {
  storeDraft(completeDraft);
  const { user } = await renderApp('/');
  const form = await startForm();
  await user.click(form.getByRole('radio', { name: 'Yes' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle' }), 'Pickup');
  await submit();
  await step('Continue the 2015 Toyota Camry, or start this one?');
});

it('lists ports before states', async () => {
  await renderApp('/');
  const groups = (field: HTMLElement) =>
    within(field)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label'));
  const form = await startForm();
  expect(groups(form.getByRole('combobox', { name: 'From' }))).toEqual(['US ports', 'US states']);
  expect(groups(form.getByRole('combobox', { name: 'To' }))).toEqual(['Nigerian ports', 'Nigerian states']);
});

it('leaves a saved draft alone when nothing was chosen', async () => {
  const [car] = completeDraft.vehicles;
  storeDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
  await renderApp('/');
  for (const field of (await startForm()).getAllByRole('combobox'))
    expect(field).toHaveDisplayValue(/^Choose a /);
  await submit();
  await step('Check it, then send it');
  expect(main().getByRole('link', { name: /Camry, Pickup/ })).toBeInTheDocument();
});

it('leaves it alone without scripts, too, when all fields are submitted empty', async () => {
  const [car] = completeDraft.vehicles;
  storeDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
  await renderApp('/quote?vehicle=&from=&to=');
  await step('Check it, then send it');
  expect(main().getByRole('link', { name: /Camry, Pickup/ })).toBeInTheDocument();
});

it('is a plain form without scripts, with each field once', async () => {
  await renderApp('/');
  const form = await screen.findByRole('form', { name: 'Start a quote' });
  expect(form).toHaveAttribute('action', '/quote');
  expect(form).toHaveAttribute('method', 'get');
  const names = within(form)
    .getAllByRole('combobox')
    .map((field) => field.getAttribute('name'));
  expect(names).toEqual(['vehicle', 'from', 'to']);
});
