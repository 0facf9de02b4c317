import { screen } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const [car] = completeDraft.vehicles;
const thisYear = new Date().getFullYear();
const draftOf = (vehicle: object, more: object = {}) => {
  storeDraft({ ...completeDraft, ready_on: '', vehicles: [{ ...car, ...vehicle }], ...more });
};
const over = (year: number, on = thisYear) =>
  `By its model year, a ${String(year)} is ${String(on - year)} years old in ${String(on)}. Under its 2023 list, Nigeria allows 12 years from manufacture; sources differ. Rules change: confirm before you ship.`;
const openVehicles = async (heading = 'What are we moving?') => {
  const app = await renderApp('/quote?step=vehicles');
  await step(heading);
  return app;
};
const year = () => main().getByRole('textbox', { name: /Model year/ });

it('warns of a car over the age limit as its year is typed, without blocking', async () => {
  draftOf({ year: '' });
  const { user } = await openVehicles();
  expect(screen.queryByText(/Nigeria allows/)).not.toBeInTheDocument();
  await user.type(year(), String(thisYear - 14));
  expect(main().getByText(over(thisYear - 14))).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: /^Continue|^Back to review/ }));
  await step('Check it, then send it');
  expect(main().getByText(over(thisYear - 14))).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send request' })).toBeEnabled();
});

it('warns of a year that the VIN says', async () => {
  draftOf({ year: '', make: '', model: '' });
  const { user } = await openVehicles();
  await user.type(main().getByRole('textbox', { name: /^VIN/ }), '1HGCM82633A004352');
  expect(year()).toHaveValue('2003');
  expect(main().getByText(over(2003))).toBeInTheDocument();
});

it('counts to the year in which the car will be ready', async () => {
  draftOf({ year: String(thisYear - 12) }, { ready_on: `${String(thisYear + 1)}-02-01` });
  await openVehicles();
  expect(main().getByText(over(thisYear - 12, thisYear + 1))).toBeInTheDocument();
});

it('says that a car right at the limit may arrive too late', async () => {
  draftOf({ year: String(thisYear - 12) });
  await openVehicles();
  expect(
    main().getByText(
      `By its model year, a ${String(thisYear - 12)} turns 12 in ${String(thisYear)}, right at Nigeria’s limit under its 2023 list; sources differ. If it arrives next year, it may be over. Rules change: confirm before you ship.`,
    ),
  ).toBeInTheDocument();
});

it('names the vehicle if there are several, and each in the review', async () => {
  const old = { ...car, year: String(thisYear - 20) };
  storeDraft({ ...completeDraft, ready_on: '', vehicles: [{ ...car, year: String(thisYear - 3) }, old] });
  await renderApp('/quote?step=review');
  await step('Check it, then send it');
  expect(main().getByText(`Vehicle 2: ${over(thisYear - 20)}`)).toBeInTheDocument();
});

it('warns of the oldest year of a wanted car, before you bid', async () => {
  draftOf(
    { year: '', year_from: String(thisYear - 15), year_to: String(thisYear - 5) },
    { service: 'car-purchase' },
  );
  await openVehicles('What are you looking for?');
  expect(main().getByText(over(thisYear - 15).replace('ship', 'bid'))).toBeInTheDocument();
});

it.each([
  ['a young car', { year: String(thisYear - 11) }, {}],
  ['half a year', { year: '20' }, {}],
  ['heavy equipment', { year: '1999', body_type: 'machinery' }, {}],
  ['trucking', { year: '1999' }, { service: 'logistics' }],
])('says nothing for %s', async (_what, vehicle, more) => {
  draftOf(vehicle, more);
  await openVehicles();
  expect(screen.queryByText(/2023 list/)).not.toBeInTheDocument();
});
