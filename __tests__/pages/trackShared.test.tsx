import { screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { saveItem, savedItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const REFERENCE = 'HAL-AAAA-1111';
const atSea = {
  reference: REFERENCE,
  status: 'in_transit',
  message: 'Your balance is due.',
  shipment: {
    origin_port: 'USBAL',
    destination_port: 'NGTIN',
    eta: '2099-12-20',
    milestones: [{ code: 'DEPA', location: 'USBAL', occurred_at: '2026-11-12T10:00:00Z' }],
  },
};

async function open(search: string, status: object = atSea) {
  answer('/api/quote/status/', ok(status));
  const app = await renderApp(`/track?reference=${REFERENCE}${search}`);
  await app.user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('button', { name: 'Track another' });
  return app;
}

const THEIRS = 'The sender’s pick for the pictures: SUV, blue';
const anyPick = () => main().queryByText(/pick for the pictures/);
const sharedLink = () =>
  decodeURIComponent(
    main()
      .getByRole('link', { name: /^Share on WhatsApp/ })
      .getAttribute('href') ?? '',
  ).replace(/^.*(?=\/track\?)/, '');
/** The body style of the car on the journey. */
const carOnTheJourney = () =>
  /voyage-car-(\w+)/.exec(main().getByRole('region', { name: 'The journey, stage by stage' }).innerHTML)?.[1];

/** What only the customer does. */
const asCustomer =
  /Next step: you|\byour? (?:car|vehicle|agent|request)|Your car is here|balance is due|Fund your/i;

it('speaks to the customer as such', async () => {
  await open('');
  expect(main().getByText('Next step: you')).toBeInTheDocument();
  expect(main().getByText('Your car is here')).toBeInTheDocument();
  expect(main().getByRole('checkbox', { name: /^Done Fund your customs agent/ })).toBeInTheDocument();
});

it('does not take who opens a shared link for the customer, in the details either', async () => {
  const { user } = await open('&view=journey');
  expect(main().getByRole('heading', { level: 1, name: 'Where is the vehicle?' })).toBeInTheDocument();
  expect(main().getByText('Next step: the customer')).toBeInTheDocument();
  expect(main().getByText('The vehicle is on its way.')).toBeInTheDocument();
  expect(main().getByText('The car is here')).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(asCustomer);
  expect(main().queryByRole('checkbox', { name: /^Done/ })).not.toBeInTheDocument();
  await user.click(main().getByRole('link', { name: /^Show all details/ }));
  expect(await main().findByRole('heading', { name: 'Milestones' })).toBeInTheDocument();
  expect(main().getByText('Next step: the customer')).toBeInTheDocument();
});

it('says before the lookup who knows the address', async () => {
  await renderApp(`/track?reference=${REFERENCE}&view=journey`);
  expect(main().getByText(/^Someone shared this shipment with you\. Ask them/)).toBeInTheDocument();
});

it('shows the free days to everyone', async () => {
  const milestones = [{ code: 'DISC', location: 'NGTIN', occurred_at: '2026-11-24T10:00:00Z' }];
  await open('&view=journey', {
    ...atSea,
    status: 'at_port',
    shipment: { ...atSea.shipment, container: 'CSQU3054383', milestones },
  });
  const dates = within(main().getByRole('region', { name: 'Dates to watch' }));
  expect(dates.getByText(/^Last day without storage fees/)).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(asCustomer);
});

it.each(['received', 'quoted', 'booked', 'at_port', 'released', 'delivered', 'cancelled', 'on_hold'])(
  'has texts for a shared shipment that is %s',
  async (status) => {
    await open('&view=journey', { reference: REFERENCE, status });
    expect(main().getByText(/^Next step: /)).not.toHaveTextContent(/you/);
    expect(screen.getByRole('main')).not.toHaveTextContent(asCustomer);
  },
);

it('is the customer’s page again for another reference', async () => {
  const { user } = await open('&view=journey&car=suv-blue');
  answer('/api/quote/status/', ok({ ...atSea, reference: 'HAL-BBBB-2222' }));
  await user.click(main().getByRole('button', { name: 'Track another' }));
  await user.clear(main().getByRole('textbox', { name: 'Reference' }));
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-BBBB-2222');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  expect(await main().findByText('Next step: you')).toBeInTheDocument();
  expect(window.location.search).toBe('?reference=HAL-BBBB-2222');
});

describe('the picture of the shared car', () => {
  it('goes with the link of who chose one', async () => {
    saveItem('car', { body: 'suv', paint: 'blue' });
    await open('');
    expect(main().getByText('Your pick for the pictures: SUV, blue')).toBeInTheDocument();
    expect(sharedLink()).toBe(`/track?reference=${REFERENCE}&view=journey&car=suv-blue`);
    expect(main().getByText('It shows the picture of the car, too.')).toBeInTheDocument();
  });

  it('isn’t part of the link if none was chosen', async () => {
    await open('');
    expect(sharedLink()).toBe(`/track?reference=${REFERENCE}&view=journey`);
    expect(main().queryByText(/picture of the car/)).not.toBeInTheDocument();
  });

  it('is that of the car on the board, if it has one', async () => {
    saveItem('car', { body: 'suv', paint: 'blue' });
    saveItem('fleet', { rows: [{ reference: REFERENCE, picture: 'pickup-red' }] });
    await open('');
    expect(main().getByText('Your pick for the pictures: Pickup, red')).toBeInTheDocument();
    expect(carOnTheJourney()).toBe('pickup');
    expect(sharedLink()).toMatch(/&car=pickup-red$/);
  });

  it('shows on a device without one, in the details and their link too, and isn’t saved', async () => {
    const { user } = await open('&view=journey&car=suv-blue');
    expect(main().getByText(THEIRS)).toBeInTheDocument();
    expect(carOnTheJourney()).toBe('suv');
    await user.click(main().getByRole('link', { name: /^Show all details/ }));
    expect(await main().findByText(THEIRS)).toBeInTheDocument();
    expect(sharedLink()).toBe(`/track?reference=${REFERENCE}&view=journey&car=suv-blue`);
    expect(savedItem('car')).toBeUndefined();
  });

  it('shows in place of the receiver’s own car, which stays chosen', async () => {
    saveItem('car', { body: 'pickup', paint: 'red' });
    await open('&view=details&car=van-blue');
    expect(main().getByText('The sender’s pick for the pictures: Van, blue')).toBeInTheDocument();
    expect(carOnTheJourney()).toBe('van');
    expect(savedItem('car')).toEqual({ body: 'pickup', paint: 'red' });
    expect(sharedLink()).toMatch(/&car=van-blue$/);
  });

  it('isn’t taken from a link that wasn’t shared', async () => {
    await open('&car=suv-blue');
    expect(anyPick()).not.toBeInTheDocument();
    expect(sharedLink()).toBe(`/track?reference=${REFERENCE}&view=journey`);
  });

  it.each(['', 'spaceship', 'blue', 'suv-blue-x', '<b>', 'constructor'])(
    'is ignored if it’s “%s”',
    async (car) => {
      await open(`&view=details&car=${encodeURIComponent(car)}`);
      expect(anyPick()).not.toBeInTheDocument();
      expect(sharedLink()).toBe(`/track?reference=${REFERENCE}&view=journey`);
    },
  );
});
