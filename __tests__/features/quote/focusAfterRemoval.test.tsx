import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const [car] = completeDraft.vehicles;
const button = (name: RegExp | string) => main().getByRole('button', { name });
const vehicle = (name: string) => main().getByRole('heading', { name });

it('moves the focus from a removed vehicle to the next one, or to the last', async () => {
  storeDraft({ ...completeDraft, vehicles: [car, { ...car, model: 'Corolla' }, { ...car, model: 'Yaris' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  await user.click(button('Remove vehicle 2'));
  expect(vehicle('Vehicle 2')).toHaveFocus();
  expect(main().getByText(/^2015 Toyota Yaris/)).toBeInTheDocument();
  await user.click(button('Remove vehicle 2'));
  expect(vehicle('Vehicle 1')).toHaveFocus();
});

it('moves the focus to a repaired VIN', async () => {
  storeDraft({ ...completeDraft, vehicles: [{ ...car, vin: 'IM8GDM9AXKP042788' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  await user.click(button(/1/));
  expect(main().getByRole('textbox', { name: /VIN/ })).toHaveFocus();
});

it('moves the focus to a phone number whose country was chosen', async () => {
  storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '8035550142' } });
  const { user } = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  await user.click(button(/Nigeria/));
  expect(main().getByRole('textbox', { name: /Phone/ })).toHaveFocus();
});
