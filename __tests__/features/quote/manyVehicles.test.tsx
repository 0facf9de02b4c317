import { within } from '@testing-library/react';
import { ok, useQuietBackend } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, openReviewOf, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

useQuietBackend();

const HONDA = '1HGCM82633A004352';
const [car = {}] = completeDraft.vehicles;
const button = (name: RegExp | string) => main().getByRole('button', { name });
const vehicle = (number: number) => main().queryByRole('group', { name: `Vehicle ${String(number)}` });
const vins = (count: number) =>
  Array.from({ length: count }, (_, index) => `1HGCM82633A${String(index).padStart(6, '0')}`);

/** Opens the vehicles' step of a draft. */
async function openVehicles(vehicles: readonly object[]) {
  storeDraft({ ...completeDraft, vehicles });
  const app = await renderApp('/quote?step=vehicles');
  await step('What are we moving?');
  return app;
}

describe('several vehicles', () => {
  it('are a line each, of which one can be opened', async () => {
    const { user } = await openVehicles([car, { ...car, model: 'Yaris' }]);
    expect(main().getByRole('heading', { name: 'Vehicle 1' })).toBeInTheDocument();
    expect(main().getByText('2015 Toyota Yaris, Car')).toBeInTheDocument();
    expect(main().queryByRole('radio')).not.toBeInTheDocument();
    await user.click(button('Edit vehicle 2'));
    expect(main().getByRole('radio', { name: /^Car/ })).toHaveFocus();
    expect(main().getByRole('combobox', { name: /^Model/ })).toHaveValue('Yaris');
    await user.click(button('Edit vehicle 1'));
    expect(vehicle(2)).not.toBeInTheDocument();
    expect(main().getByRole('combobox', { name: /^Model/ })).toHaveValue('Camry');
  });

  it('open at the first with an open question', async () => {
    await openVehicles([car, { ...car, condition: '' }, { ...car, body_type: '' }]);
    expect(vehicle(1)).not.toBeInTheDocument();
    expect(vehicle(2)).toBeInTheDocument();
    expect(vehicle(3)).not.toBeInTheDocument();
  });

  it('say what is missing, and the summary leads to each', async () => {
    const { user } = await openVehicles([
      { ...car, body_type: '', condition: '' },
      car,
      { ...car, body_type: '' },
    ]);
    await user.click(button('Continue'));
    const summary = within(await main().findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Vehicle 1: \S.*\. \S.*\.$/),
      expect.stringMatching(/^Vehicle 3: /),
    ]);
    await user.click(summary.getByRole('link', { name: /^Vehicle 3/ }));
    expect(button('Edit vehicle 3')).toHaveFocus();
    await user.click(button('Edit vehicle 3'));
    await user.click(main().getByRole('radio', { name: /^SUV/ }));
    expect(summary.queryByRole('link', { name: /^Vehicle 3/ })).not.toBeInTheDocument();
  });
});

it('adds another like a vehicle, without its VIN', async () => {
  const { user } = await openVehicles([{ ...car, vin: HONDA }]);
  await user.click(button('Add another like this'));
  const second = within(vehicle(2) ?? document.body);
  expect(second.getByRole('textbox', { name: /^VIN/ })).toHaveFocus();
  expect(second.getByRole('textbox', { name: /^VIN/ })).toHaveValue('');
  expect(second.getByRole('combobox', { name: /^Model/ })).toHaveValue('Camry');
  expect(second.getByRole('radio', { name: /^It runs/ })).toBeChecked();
  expect(vehicle(1)).not.toBeInTheDocument();
});

it('warns of the same VIN in two vehicles', async () => {
  const { user } = await openVehicles([{ ...car, vin: HONDA }, car]);
  expect(main().queryByText(/have the same VIN/)).not.toBeInTheDocument();
  await user.click(button('Edit vehicle 2'));
  await user.type(main().getByRole('textbox', { name: /^VIN/ }), HONDA);
  expect(main().getByText('Vehicle 1 and Vehicle 2 have the same VIN.')).toBeInTheDocument();
});

it('lead from the server’s errors to each vehicle, too', async () => {
  const fields = { vehicles: [{}, { year: ['Odd year.'], make: ['Odd make.'] }] };
  const { user, send } = await openReviewOf(
    { ...completeDraft, vehicles: [car, { ...car, model: 'Yaris' }] },
    ok(fields, 400),
  );
  await send();
  await step('What are we moving?');
  const summary = within(await main().findByRole('alert'));
  const links = summary.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Vehicle 2: Odd year. Odd make.']);
  await user.click(links[0] ?? document.body);
  expect(button('Edit vehicle 2')).toHaveFocus();
});

describe('a pasted list of VINs', () => {
  const box = () => main().getByRole('textbox', { name: 'VINs, one per line' });

  it('becomes vehicles, with its notes in the notes, and names what was not added', async () => {
    const { user } = await openVehicles([{ ...car, vin: HONDA }]);
    await user.click(button('Paste a list of VINs'));
    expect(box()).toHaveFocus();
    await user.paste(`${HONDA} blue\n1HGCM82693A000001 black, no keys\nCorolla`);
    await user.selectOptions(main().getByRole('combobox', { name: /^Type, if/ }), 'SUV');
    await user.selectOptions(main().getByRole('combobox', { name: 'Do they run?' }), 'It runs');
    await user.click(button('Add vehicles'));
    const outcome = main().getByText('1 vehicle added.').parentElement ?? document.body;
    expect(outcome).toHaveTextContent(HONDA);
    expect(outcome).toHaveTextContent('1 entry without a 17-character VIN');
    expect(box()).toHaveValue('Corolla');
    expect(main().getByText('2003 Honda, SUV')).toBeInTheDocument();
    expect(main().getByText('1HGCM82693A000001')).toBeInTheDocument();
    await user.click(button(/^(?:Continue|Back to review)$/));
    await step('Check it, then send it');
    expect(main().getByRole('textbox', { name: /Anything else/ })).toHaveValue(
      `1HGCM82693A000001: black, no keys\n${HONDA}: blue`,
    );
  });

  it('of 30 cars is one request', async () => {
    const { posts, send } = await openReviewOf(
      { ...completeDraft, vehicles: vins(30).map((vin) => ({ ...car, vin })) },
      accepted,
    );
    await send();
    await sentHeading();
    const [post] = posts;
    const body = (await post?.clone().json()) as { vehicles: { vin: string }[] };
    expect(body.vehicles.map(({ vin }) => vin)).toEqual(vins(30));
  });

  it('is not offered for cars to be bought', async () => {
    storeDraft({ ...completeDraft, service: 'car-purchase' });
    await renderApp('/quote?step=vehicles');
    await step('What are you looking for?');
    expect(main().queryByRole('button', { name: /VINs/ })).not.toBeInTheDocument();
  });
});
