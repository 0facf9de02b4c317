import { act, screen, within } from '@testing-library/react';
import { loadPage } from '../../support/follow';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';
import { useQuietBackend } from '../../support/answers';

useQuietBackend();

beforeEach(() => {
  // React makes a FormData at each submit that navigates; the one of this environment (Node's) cannot read a form.
  const empty = new FormData();
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => empty);
});

const start = async () => within(await screen.findByRole('form', { name: 'Start a quote' }));

/** Presses the button: the quote's page comes without a placeholder. */
async function press() {
  const form = await start();
  await loadPage('/quote');
  await act(async () => {
    form.getByRole('button', { name: 'Start a quote' }).click();
    await Promise.resolve();
  });
}

it('opens the quote with what was chosen, at the first open question', async () => {
  const { user } = await renderApp('/');
  const form = await start();
  await user.selectOptions(form.getByRole('combobox', { name: 'Vehicle' }), 'Motorcycle');
  await user.selectOptions(form.getByRole('combobox', { name: 'From' }), 'Texas');
  await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'Rivers');
  await press();
  await step('What are we moving?');
  expect(main().getByRole('radio', { name: 'Motorcycle' })).toBeChecked();
  await user.click(main().getByRole('radio', { name: /^It runs/ }));
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await step('Where is it, and where’s it going?');
  expect(main().getByRole('combobox', { name: 'Where is it now?' })).toHaveDisplayValue('Texas');
  expect(main().getByRole('combobox', { name: 'Where’s it going?' })).toHaveDisplayValue('Rivers');
});

it('lists ports before states, so that most people find theirs without scrolling', async () => {
  await renderApp('/');
  const groups = (field: HTMLElement) =>
    within(field)
      .getAllByRole('group')
      .map((group) => group.getAttribute('label'));
  const form = await start();
  expect(groups(form.getByRole('combobox', { name: 'From' }))).toEqual(['US ports', 'US states']);
  expect(groups(form.getByRole('combobox', { name: 'To' }))).toEqual(['Nigerian ports', 'Nigerian states']);
});

it('leaves a kept draft as it is where nothing was chosen', async () => {
  const [car] = completeDraft.vehicles;
  keepDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
  await renderApp('/');
  for (const field of (await start()).getAllByRole('combobox'))
    expect(field).toHaveDisplayValue(/^Choose a /);
  await press();
  await step('Check it, then send it');
  expect(main().getByRole('link', { name: /Camry, Pickup/ })).toBeInTheDocument();
});

it('leaves it too where no script runs, and every answer is sent empty', async () => {
  const [car] = completeDraft.vehicles;
  keepDraft({ ...completeDraft, vehicles: [{ ...car, body_type: 'pickup' }] });
  await renderApp('/quote?vehicle=&from=&to=');
  await step('Check it, then send it');
  expect(main().getByRole('link', { name: /Camry, Pickup/ })).toBeInTheDocument();
});

it('is a plain form to the quote where no script runs, and asks for nothing twice', async () => {
  await renderApp('/');
  const form = await screen.findByRole('form', { name: 'Start a quote' });
  expect(form).toHaveAttribute('action', '/quote');
  expect(form).toHaveAttribute('method', 'get');
  const names = within(form)
    .getAllByRole('combobox')
    .map((field) => field.getAttribute('name'));
  expect(names).toEqual(['vehicle', 'from', 'to']);
});
