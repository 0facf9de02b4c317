import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const HONDA_2003 = '1HGCM82633A004352';
const COACH_1989 = '1M8GDM9AXKP042788';
const [car] = completeDraft.vehicles;

const vin = () => main().getByRole('textbox', { name: /VIN/ });
const year = () => main().getByRole('textbox', { name: /Model year/ });
const make = () => main().getByRole('combobox', { name: /Make/ });

/** Opens the vehicles step with one vehicle, blank except for its type and these fields. */
async function openVehicles(known: Partial<typeof car> = {}) {
  storeDraft({ ...completeDraft, vehicles: [{ ...car, year: '', make: '', model: '', ...known }] });
  const app = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  return {
    ...app,
    replace: async (number: string) => {
      await app.user.clear(vin());
      await app.user.paste(number);
    },
  };
}

it('replaces what the previous VIN filled in', async () => {
  const { replace } = await openVehicles();
  await replace(HONDA_2003);
  expect(year()).toHaveValue('2003');
  expect(make()).toHaveValue('Honda');
  await replace(COACH_1989);
  expect(year()).toHaveValue('1989');
  expect(make()).toHaveValue('Motor Coach Industries');
  expect(main().queryByText(/you entered/)).not.toBeInTheDocument();
});

it('clears what a VIN filled in on an earlier visit, too', async () => {
  const { user } = await openVehicles({ vin: HONDA_2003, year: '2003', make: 'Honda', model: 'Accord' });
  await user.clear(vin());
  expect(year()).toHaveValue('');
  expect(make()).toHaveValue('');
  expect(main().getByRole('combobox', { name: /Model/ })).toHaveValue('Accord');
});

it('keeps what the visitor typed, whatever the VIN says', async () => {
  const { user, replace } = await openVehicles();
  await user.type(year(), '2003');
  await replace(HONDA_2003);
  await user.clear(make());
  await user.type(make(), 'Acura');
  await replace(COACH_1989);
  expect(year()).toHaveValue('2003');
  expect(make()).toHaveValue('Acura');
  expect(main().getByText(/The VIN says model year 1989, but you entered 2003/)).toBeInTheDocument();
});

it('prefills year and make of a second link’s VIN', async () => {
  const first = await renderApp(`/quote?vin=${HONDA_2003}`);
  expect(await main().findByText('2003 Honda')).toBeInTheDocument();
  first.unmount();
  await renderApp(`/quote?vin=${COACH_1989}`);
  expect(await main().findByText('1989 Motor Coach Industries')).toBeInTheDocument();
});
