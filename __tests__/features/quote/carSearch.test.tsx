import { within } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, main, openReview, openReviewOf, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const wanted = {
  ...completeDraft.vehicles[0],
  year: '',
  year_from: '2014',
  year_to: '2018',
  budget_min: '',
  budget_max: '$12,500',
  mileage: '80000 miles',
  title: 'rebuilt',
};
const wish = {
  ...completeDraft,
  service: 'car-purchase',
  origin: { place: '', city: '' },
  vehicles: [wanted],
};
const WISH = 'model years 2014 to 2018; up to 80,000 miles; clean or rebuilt title; budget up to $12,500';

const field = (name: RegExp | string) => main().getByRole('textbox', { name });
const continueButton = () => main().getByRole('button', { name: /^(Continue|Back to review)$/ });

it('asks what car to find and its budget, but not where it is', async () => {
  storeDraft({
    ...wish,
    vehicles: [{ ...wanted, year_from: '', year_to: '', budget_max: '', mileage: '', title: '' }],
  });
  const { user } = await renderApp('/quote?step=route');
  await step('Where’s it going?');
  expect(main().queryByRole('combobox', { name: 'Where is it now?' })).not.toBeInTheDocument();
  expect(main().getByRole('combobox', { name: 'Where’s it going?' })).toHaveValue('Lagos');

  await user.click(main().getByRole('link', { name: /^Vehicles/ }));
  await step('What are you looking for?');
  expect(main().getByRole('group', { name: 'What are you looking for?' })).toBeInTheDocument();
  expect(main().queryByRole('textbox', { name: /Model year/ })).not.toBeInTheDocument();
  await user.type(field(/Year from/), '2014');
  await user.type(field(/Year to/), '2018');
  await user.type(field(/Maximum mileage/), '80000');
  await user.type(field(/Maximum budget/), '12500');
  const titles = main().getByRole('group', { name: 'Which titles are OK?' });
  await user.click(within(titles).getByRole('radio', { name: /^Rebuilt is fine/ }));
  await user.click(continueButton());
  await step('Check it, then send it');
  expect(
    main().getByText(new RegExp(`Toyota Camry, Car.*; ${WISH.replace(/\$/g, '\\$')}`)),
  ).toBeInTheDocument();
});

it.each(['₦5,000,000', 'N5m', 'NGN 5 000 000'])(
  'doesn’t take a budget in naira for dollars: %s',
  async (sum) => {
    storeDraft({ ...wish, vehicles: [{ ...wanted, budget_max: '' }] });
    const { user } = await renderApp('/quote?step=vehicles');
    await step('What are you looking for?');
    await user.type(field(/Maximum budget/), sum);
    await user.click(continueButton());
    expect(field(/Maximum budget/)).toHaveAccessibleDescription(
      /Enter the budget in US dollars, not naira, or leave it blank\./,
    );
  },
);

it('asks and says nothing about a car that isn’t found yet', async () => {
  storeDraft({ ...wish, effects: 'yes', method: 'roro' });
  const { user } = await renderApp('/quote?step=route');
  await step('Where’s it going?');
  expect(main().getByLabelText(/When should we start looking/)).toHaveValue('2099-12-12');
  expect(main().queryByRole('group', { name: /packed inside/ })).not.toBeInTheDocument();
  expect(main().queryByText(/We’d ship it by/)).not.toBeInTheDocument();
  await user.click(continueButton());
  await step('Check it, then send it');
  expect(main().getByText('Start looking on')).toBeInTheDocument();
  expect(main().queryByText('Items inside')).not.toBeInTheDocument();
});

it('names the car to find without the year of a VIN', async () => {
  storeDraft({ ...wish, vehicles: [{ ...wanted, year: '2003' }] });
  await renderApp('/quote?step=route');
  await step('Where’s it going?');
  expect(main().getByRole('link', { name: /^Vehicles.*Toyota Camry/ })).not.toHaveAccessibleName(/2003/);
});

it('reports reversed years and sums, and unreadable input', async () => {
  storeDraft({ ...wish, vehicles: [{ ...wanted, year_to: '2012', budget_min: '20000', mileage: 'low' }] });
  const { user } = await renderApp('/quote?step=vehicles');
  await step('What are you looking for?');
  await user.click(continueButton());
  const summary = within(await main().findByRole('alert'));
  expect(summary.getAllByRole('link')).toHaveLength(3);
  expect(field(/Year to/)).toHaveAccessibleDescription(/earlier than the first one/);
  expect(field(/Maximum budget/)).toHaveAccessibleDescription(/lower than the first one/);
  expect(field(/mileage/)).toHaveAccessibleDescription(/Enter the mileage in digits/);
});

it('sends the search criteria in the notes, without an origin', async () => {
  const { posts, send } = await openReviewOf({ ...wish, effects: 'yes' }, accepted);
  expect(main().queryByText('From', { selector: 'dt' })).not.toBeInTheDocument();
  await send();
  await sentHeading();
  const body = (await posts[0]?.json()) as { notes: string; vehicles: object[] };
  expect(body).toMatchObject({ service: 'car-purchase', origin: { country: 'US' } });
  expect(body.vehicles[0]).not.toHaveProperty('year');
  expect(body.notes).toBe(`Vehicle 1: ${WISH}.`);
  expect(main().getByText(/model years 2014 to 2018/, { selector: 'dd, dd *' })).toBeInTheDocument();
  const toChat =
    main()
      .getByRole('link', { name: /^Send to my WhatsApp/ })
      .getAttribute('href') ?? '';
  expect(decodeURIComponent(toChat)).toContain(WISH);
});

it('asks where the car is after switching to shipping', async () => {
  storeDraft(wish);
  const { user } = await renderApp('/quote?step=service');
  await step('What do you need?');
  await user.click(main().getByRole('button', { name: /^Auto shipping/ }));
  await user.click(await main().findByRole('link', { name: /^Route/ }));
  await step('Where is it, and where’s it going?');
  expect(main().getByRole('combobox', { name: 'Where is it now?' })).toHaveValue('');
});

it('does not affect a shipping request', async () => {
  await openReview(accepted);
  expect(main().getByText('2015 Toyota Camry, Car, runs, with keys')).toBeInTheDocument();
});
