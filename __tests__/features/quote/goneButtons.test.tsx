import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const [car] = completeDraft.vehicles;
const press = (name: RegExp | string) => main().getByRole('button', { name });
const vehicle = (name: string) => main().getByRole('heading', { name });

it('moves the focus from a removed vehicle to the one that takes its place, or to the one before', async () => {
  keepDraft({ ...completeDraft, vehicles: [car, { ...car, model: 'Corolla' }, { ...car, model: 'Yaris' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  await user.click(press('Remove vehicle 2'));
  expect(vehicle('Vehicle 2')).toHaveFocus();
  expect(main().getAllByRole('combobox', { name: /Model/ })[1]).toHaveValue('Yaris');
  await user.click(press('Remove vehicle 2'));
  expect(vehicle('Vehicle 1')).toHaveFocus();
});

it('moves the focus to the VIN that was repaired', async () => {
  keepDraft({ ...completeDraft, vehicles: [{ ...car, vin: 'IM8GDM9AXKP042788' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  await user.click(press(/1/));
  expect(main().getByRole('textbox', { name: /VIN/ })).toHaveFocus();
});

it('moves the focus to the telephone number that was understood', async () => {
  keepDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '8035550142' } });
  const { user } = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  await user.click(press(/Nigeria/));
  expect(main().getByRole('textbox', { name: /Phone/ })).toHaveFocus();
});
