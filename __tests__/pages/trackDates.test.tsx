import { act, screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { visitFrom } from '../support/visitorZone';

const main = () => within(screen.getByRole('main'));

/** Half past midnight on 10 Dec in Lagos; the evening of 9 Dec in New York and its afternoon in Honolulu. */
const AFTER_MIDNIGHT = '2026-12-09T23:30:00Z';
const shipment = {
  origin_port: 'USBAL',
  destination_port: 'NGTIN',
  container: 'CSQU3054383',
  milestones: [
    // The evening of 12 Nov in Baltimore, but past midnight in UTC and Lagos.
    { code: 'DEPA', location: 'Baltimore', occurred_at: '2026-11-13T02:00:00Z' },
    { code: 'ARRI', location: 'Tin Can Island', occurred_at: AFTER_MIDNIGHT },
    { code: 'DISC', location: 'Tin Can Island', occurred_at: AFTER_MIDNIGHT },
    { code: 'GTOT', location: 'Tin Can Island', expected_at: '2026-12-17T23:30:00Z' },
    { code: 'DROP', location: 'Ikeja, Lagos', expected_at: '2026-12-19T23:30:00Z' },
  ],
};
const arrived = { reference: 'HAL-AAAA-1111', status: 'at_port', shipment };
const visitors = ['America/New_York', 'Africa/Lagos', 'Pacific/Honolulu'] as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-10T12:00:00Z'));
  answer('/api/quote/status/', ok(arrived));
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok([]));
});

async function lookUp() {
  const app = await renderApp('/track?reference=HAL-AAAA-1111');
  await app.user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('heading', { name: /^Arrived/ });
  return app;
}

const milestone = (name: string) =>
  main()
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: new RegExp(`^${name}`) }));

async function savedCalendar(press: () => Promise<void>) {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:calendar';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press();
  return ((await saved?.text()) ?? '').replaceAll('\r\n ', '');
}

describe.each(visitors)('a visitor in %s', (zone) => {
  beforeEach(() => {
    visitFrom(zone);
  });

  it('sees the port’s day in heading, journey, milestones and voyage details', async () => {
    await lookUp();
    expect(main().getByRole('heading', { name: 'Arrived 10 Dec 2026' })).toBeInTheDocument();
    expect(milestone('Vessel arrived')).toHaveTextContent('10 Dec 2026, 12:30 AM WAT');
    expect(milestone('Vessel departed')).toHaveTextContent('12 Nov 2026, 9:00 PM EST');
    expect(main().getByText('Arrival', { selector: 'dt' }).nextSibling).toHaveTextContent(
      '10 Dec 2026, 12:30 AM WAT',
    );
    const journey = within(await main().findByRole('region', { name: 'Where it is on its journey' }));
    expect(journey.getByText(/^Since 10 Dec 2026/)).toBeInTheDocument();
    expect(journey.getByText(/^Done 12 Nov 2026/)).toBeInTheDocument();
    expect(main().getByText(/^Last report: .*Discharged.*Tin Can Island.*10 Dec 2026/)).toBeInTheDocument();
  });

  it('sees the day of the stage’s last milestone: the delivery, not the gate', async () => {
    await lookUp();
    const journey = within(await main().findByRole('region', { name: 'Where it is on its journey' }));
    expect(journey.getByText(/^Expected about 20 Dec 2026/)).toBeInTheDocument();
    expect(journey.queryByText(/18 Dec 2026/)).not.toBeInTheDocument();
    expect(milestone('Dropped off')).toHaveTextContent('20 Dec 2026, 12:30 AM WAT');
  });

  it('sees when the free days end and the fees start, in the result, the message and the calendar', async () => {
    const { user } = await lookUp();
    const dates = within(main().getByRole('region', { name: 'Dates to watch' }));
    const [storage, demurrage] = dates.getAllByRole('listitem');
    expect(storage).toHaveTextContent(/13 Dec 2026.*Last day without storage fees.*Fees start 14 Dec 2026/);
    expect(demurrage).toHaveTextContent(/15 Dec 2026.*Last day without demurrage.*Fees start 16 Dec 2026/);
    const link =
      main()
        .getByRole('link', { name: /^Share on WhatsApp/ })
        .getAttribute('href') ?? '';
    expect(decodeURIComponent(link)).toMatch(
      /Arrived 10 Dec 2026\. Last day without storage fees: 13 Dec 2026, then fees start 14 Dec 2026\. .*Free days are as reported\. Check the terminal’s tariff\. .*e-mail address from the request/,
    );
    const calendar = await savedCalendar(() =>
      user.click(main().getByRole('button', { name: 'Add dates to calendar' })),
    );
    expect(calendar).toMatch(
      /UID:deadline-HAL-AAAA-1111-storage@harmattan\r\n(?:(?!END).*\r\n)+DTSTART;VALUE=DATE:20261213/,
    );
    expect(calendar).toMatch(
      /UID:deadline-HAL-AAAA-1111-storage-start@harmattan\r\n(?:(?!END).*\r\n)+DTSTART;VALUE=DATE:20261214/,
    );
  });

  it('sees the same days on the board', async () => {
    const { user } = await renderApp('/track');
    await user.click(main().getByRole('button', { name: 'Track several cars' }));
    await main().findByRole('heading', { name: 'Your cars' });
    await user.click(main().getByRole('textbox', { name: 'References' }));
    await user.paste('HAL-AAAA-1111, 2015 Toyota Corolla ada@example.com');
    await user.click(main().getByRole('button', { name: 'Add to my board' }));
    const row = await main().findByRole('row', { name: /Corolla.*Arrived 10 Dec 2026/ });
    expect(row).toHaveTextContent(/13 Dec 2026.*Last day without storage fees/);
    expect(main().getByText('Free days are as reported. Check the terminal’s tariff.')).toBeInTheDocument();
    await act(() => Promise.resolve());
  });
});

it.each([
  ['America/New_York', true],
  ['Pacific/Honolulu', true],
  ['Africa/Lagos', false],
])('names the port’s zone to a visitor in %s: %s', async (zone, isNamed) => {
  visitFrom(zone);
  await lookUp();
  const head = main().getByRole('region', { name: 'Arrived 10 Dec 2026' });
  expect(within(head).queryAllByText('Dates here are local to the port (WAT).')).toHaveLength(
    Number(isNamed),
  );
});

it('names the zone of a day elsewhere', async () => {
  visitFrom('Africa/Lagos');
  await lookUp();
  const journey = within(await main().findByRole('region', { name: 'Where it is on its journey' }));
  expect(journey.getByText('Done 12 Nov 2026 (EST)')).toBeInTheDocument();
  expect(journey.getByText('Since 10 Dec 2026')).toBeInTheDocument();
});
