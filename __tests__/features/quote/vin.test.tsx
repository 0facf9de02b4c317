import { waitFor } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const HONDA_2003 = '1HGCM82633A004352';
const TESLA_2023 = '7SAYGDEE2PF000123';
const TRUCK = '1M1AW09Y0DM000123';
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
  await replace(TESLA_2023);
  expect(year()).toHaveValue('2023');
  expect(make()).toHaveValue('Tesla');
  expect(main().getByText('Valid check digit. 2023 · Tesla · made in the United States')).toBeInTheDocument();
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
  await replace(TESLA_2023);
  expect(year()).toHaveValue('2003');
  expect(make()).toHaveValue('Acura');
  expect(main().getByText(/The VIN says model year 2023, but you entered 2003/)).toBeInTheDocument();
});

it('prefills year and make of a second link’s VIN', async () => {
  const first = await renderApp(`/quote?vin=${HONDA_2003}`);
  expect(await main().findByText('2003 Honda')).toBeInTheDocument();
  first.unmount();
  await renderApp(`/quote?vin=${TESLA_2023}`);
  expect(await main().findByText('2023 Tesla')).toBeInTheDocument();
});

const useYear = (text: string) => main().getByRole('button', { name: `Use ${text}` });

it('asks for the model year of a heavy truck, whose VIN fits two', async () => {
  const { user, replace } = await openVehicles();
  await replace(TRUCK);
  expect(year()).toHaveValue('');
  expect(make()).toHaveValue('Mack');
  expect(
    main().getByText(
      /^Is it a 2013 or a 1983 model\? The VIN tells them apart only on cars and light trucks/,
    ),
  ).toBeInTheDocument();
  await user.click(useYear('2013'));
  expect(year()).toHaveValue('2013');
  expect(useYear('2013')).toBePressed();
  expect(useYear('1983')).not.toBePressed();
  expect(useYear('2013')).toHaveFocus();
  await user.clear(year());
  await user.type(year(), '2003');
  expect(main().getByText(/The VIN says model year 2013 or 1983, but you entered 2003/)).toBeInTheDocument();
});

it('takes back the error of a year once one is chosen', async () => {
  const { user, replace } = await openVehicles();
  await user.type(year(), '15');
  await replace(TRUCK);
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(year()).toBeInvalid());
  await user.click(useYear('2013'));
  await waitFor(() => expect(year()).toBeValid());
});

it('asks for the model year of a car from a maker abroad, and forgets the answer with the VIN', async () => {
  const { user, replace } = await openVehicles();
  await replace('JHMCM56557C404453');
  expect(year()).toHaveValue('');
  expect(main().getByText(/^Is it a 2007 model\? Outside North America/)).toBeInTheDocument();
  expect(main().getByText('Valid check digit. Honda · made in Japan')).toBeInTheDocument();
  await user.click(useYear('2007'));
  expect(year()).toHaveValue('2007');
  await replace('WVWZZZ1JZ3W386752');
  expect(year()).toHaveValue('');
  await user.type(year(), '2004');
  expect(main().queryByText(/The VIN says/)).not.toBeInTheDocument();
});

it('says that the year is open where the form asks for a range of years', async () => {
  storeDraft({ ...completeDraft, service: 'car-purchase', vehicles: [{ ...car, vin: TRUCK, year: '' }] });
  await renderApp('/quote?step=vehicles');
  expect(await main().findByText(/^Maybe a 2013 or a 1983 model\. The VIN tells/)).toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
});

it('removes the I of a bar code from the door', async () => {
  const { user, replace } = await openVehicles();
  await replace('I5FNRL38488B411196');
  expect(main().getByText(/18 characters: one too many\. Bar codes on doors/)).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Remove the I in position 1' }));
  expect(vin()).toHaveValue('5FNRL38488B411196');
  expect(vin()).toHaveFocus();
  expect(year()).toHaveValue('2008');
});

it('keeps apart what the VIN of a removed vehicle filled in', async () => {
  const second = { ...car, vin: TESLA_2023, year: '2023', make: 'Tesla', model: 'Model Y' };
  storeDraft({
    ...completeDraft,
    vehicles: [{ ...car, vin: HONDA_2003, year: '2003', make: 'Honda', model: 'Accord' }, second],
  });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  await user.click(main().getByRole('button', { name: 'Remove vehicle 1' }));
  expect(vin()).toHaveValue(TESLA_2023);
  await user.clear(vin());
  await user.paste(HONDA_2003);
  expect(year()).toHaveValue('2003');
  expect(make()).toHaveValue('Honda');
  expect(main().getByRole('combobox', { name: /Model/ })).toHaveValue('Model Y');
});
