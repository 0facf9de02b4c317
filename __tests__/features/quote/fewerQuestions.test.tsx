import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { choosePlace, main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const [car] = completeDraft.vehicles;
const radio = (name: RegExp | string) => main().getByRole('radio', { name });
const keys = () => main().queryByRole('group', { name: 'Does it have keys?' });
const inside = () => main().queryByRole('group', { name: 'Anything packed inside the vehicle?' });

it('asks about the keys of a vehicle that does not run, and lets the answer be changed', async () => {
  storeDraft({ ...completeDraft, vehicles: [{ ...car, condition: '', keys: '' }] });
  const { user } = await renderApp('/quote');
  await step('What are we moving?');
  expect(keys()).not.toBeInTheDocument();
  await user.click(radio(/^It runs/));
  expect(keys()).not.toBeInTheDocument();
  await user.click(radio(/^It rolls/));
  await user.click(radio('No'));
  await user.click(radio(/^It runs/));
  expect(radio('No')).toBeChecked();
  await user.click(radio('Yes'));
  expect(radio('Yes')).toHaveFocus();
});

it('says in the review that a running vehicle has its keys', async () => {
  storeDraft({ ...completeDraft, vehicles: [{ ...car, keys: '' }] });
  await renderApp('/quote');
  await step('Check it, then send it');
  expect(main().getByText('2015 Toyota Camry, Car, runs, with keys')).toBeInTheDocument();
});

it('asks about items inside unless the method forbids them', async () => {
  storeDraft({ ...completeDraft, method: 'unsure', effects: '' });
  const { user } = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  expect(inside()).toBeInTheDocument();
  await user.click(radio(/^RoRo/));
  expect(inside()).not.toBeInTheDocument();
  await user.click(radio(/^Container/));
  await user.click(radio(/^Yes, items inside/));
  await user.click(radio(/^RoRo/));
  expect(inside()).toBeInTheDocument();
  expect(main().getByText(/^Your choice may not work/)).toBeInTheDocument();
});

it('skips the contact step when the account has everything, and lets it be changed', async () => {
  const user = { first_name: 'Bola', last_name: 'Ade', email: 'b@example.com', phone: '+14105550123' };
  localStorage.setItem('access_token', 'access-1');
  localStorage.setItem('refresh_token', 'refresh-1');
  localStorage.setItem('user', JSON.stringify(user));
  const contact = { first_name: '', last_name: '', email: '', phone: '', preferred: '' };
  storeDraft({ ...completeDraft, destination: { place: '', city: '' }, contact });
  const app = await renderApp('/quote', { persist: true });
  await step('Where is it, and where’s it going?');
  await choosePlace(app.user, 'Where’s it going?', 'Lagos');
  await app.user.click(main().getByRole('button', { name: 'Continue' }));
  await step('Check it, then send it');
  expect(main().getByText('Bola Ade', { selector: 'dd, dd *' })).toBeInTheDocument();
  await app.user.click(main().getByRole('button', { name: 'Send request' }));
  expect(
    await main().findByRole('link', { name: 'Choose how you’d like us to reach you.' }),
  ).toBeInTheDocument();
  await app.user.click(main().getByRole('link', { name: 'Change Contact' }));
  await step('How do we reach you?');
  expect(main().getByRole('textbox', { name: /First name/ })).toHaveValue('Bola');
});
