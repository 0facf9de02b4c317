import '../support/frozenRates';
import { fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { ageCheckWords } from '../../src/content/tools/planners';
import { renderApp } from '../support/renderApp';

const CHANGES = 'Rules change. Your customs agent knows the current ones.';
const NOON = new Date('2026-11-20T17:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = async (path: string, name: string) => {
  const app = await renderApp(path, { fakeTimers: true });
  const result = await screen.findByRole('region', { name });
  return { ...app, result };
};
const fill = (label: string | RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('payment deadline', () => {
  it('counts three business days, the sale day included', async () => {
    const { result } = await open('/services/car-purchase', 'Payment deadline');
    expect(result).toHaveTextContent('Enter the sale day');
    expect(result).toHaveTextContent('Example: sold today20 Nov 2026Sale day24 Nov 2026Last day to pay');
    fill('Sale day', '2026-11-19');
    expect(result).not.toHaveTextContent('Last day to pay');
    expect(result).toHaveTextContent('Pay Copart by');
    expect(result).toHaveTextContent('Monday, 23 Nov 2026');
    expect(result).toHaveTextContent('in 3 days');
  });

  it('says whose rule it applies before a day is entered', async () => {
    await open('/services/car-purchase', 'Payment deadline');
    const section = within(screen.getByRole('region', { name: 'When you have to pay' }));
    expect(section.getByText(/The clock starts|the clock starts/)).toHaveTextContent(/^At Copart, .* IAA/);
  });

  it('takes the earlier date at a federal holiday, and says when the deadline has passed', async () => {
    const { result } = await open('/services/car-purchase', 'Payment deadline');
    fill('Sale day', '2026-11-25');
    expect(result).toHaveTextContent('Friday, 27 Nov 2026');
    expect(result).toHaveTextContent(
      'Thanksgiving Day, 26 Nov 2026, may or may not count. Copart’s holidays aren’t published',
    );
    fill('Sale day', '2026-11-04');
    expect(result).toHaveTextContent('The last day at Copart was');
    expect(result).toHaveTextContent('late fee');
    expect(within(result).queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    expect(result).not.toHaveTextContent('may or may not count');
    expect(result).toHaveTextContent('We skip weekends, but not holidays');
  });

  it('says when IAA reportedly wants its money', async () => {
    const { result } = await open('/services/car-purchase', 'Payment deadline');
    fill('Sale day', '2026-11-25');
    expect(result).toHaveTextContent('At IAA, reportedly by 4:30 PM at the branch on Friday, 27 Nov 2026.');
  });

  it.each([
    ['a Sunday', '2026-11-27', 'Sunday, 29 Nov 2026', 'Friday, 27 Nov 2026'],
    ['a Saturday after a holiday', '2026-12-24', 'Saturday, 26 Dec 2026', 'Thursday, 24 Dec 2026'],
    ['a holiday', '2026-12-23', 'Friday, 25 Dec 2026', 'Thursday, 24 Dec 2026'],
  ])(
    'says by when money arrives, if banks are closed on IAA’s last day: %s',
    async (_, sale, day, bankDay) => {
      const { result } = await open('/services/car-purchase', 'Payment deadline');
      fill('Sale day', sale);
      expect(result).toHaveTextContent(
        `at the branch on ${day}.US banks are closed that day, so have the money there by ${bankDay}, or ask the auction.`,
      );
    },
  );

  it('says that banks are closed on Copart’s last day', async () => {
    const { result } = await open('/services/car-purchase', 'Payment deadline');
    fill('Sale day', '2026-12-23');
    expect(result).toHaveTextContent('Pay Copart byFriday, 25 Dec 2026');
    expect(result).toHaveTextContent(
      /may arrive late\.US banks are closed that day, so have the money there by Thursday, 24 Dec 2026/,
    );
    fill('Sale day', '2026-11-25');
    expect(result).not.toHaveTextContent('banks are closed');
  });

  it('names no day before the sale for the money to arrive', async () => {
    const { result } = await open('/services/car-purchase', 'Payment deadline');
    fill('Sale day', '2026-12-25');
    expect(result).toHaveTextContent(
      'US banks are closed that day. Ask the auction when the money has to be',
    );
  });

  it('says how to pay from Nigeria', async () => {
    await open('/services/car-purchase', 'Payment deadline');
    const section = within(screen.getByRole('region', { name: 'When you have to pay' }));
    expect(
      section.getByText(
        'Before you bid, ask your bank which form it needs. Pay only the accounts on our invoice, or on the auction’s own invoice that we send you.',
      ),
    ).toBeInTheDocument();
  });

  it('reports a partly entered date', async () => {
    const { user } = await open('/services/car-purchase', 'Payment deadline');
    // jsdom has no date control, so this mocks what a browser reports for a partial date.
    const badInput = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    await user.click(screen.getByLabelText('Sale day'));
    await user.tab();
    expect(screen.getByLabelText('Sale day')).toHaveAccessibleDescription(/Enter a full, valid date/);
    badInput.mockReturnValue(false);
    fill('Sale day', '2026-11-25');
    expect(screen.getByLabelText('Sale day')).toBeValid();
  });

  it('reports a date too far off to calculate with', async () => {
    const { user, result } = await open('/services/car-purchase', 'Payment deadline');
    await user.click(screen.getByLabelText('Sale day'));
    fill('Sale day', '9999-12-31');
    await user.tab();
    expect(screen.getByLabelText('Sale day')).toHaveAccessibleDescription(/Enter a full, valid date/);
    expect(result).not.toHaveTextContent('9999');
  });

  it('saves a calendar file', async () => {
    const { user, result } = await open('/services/car-purchase', 'Payment deadline');
    fill('Sale day', '2026-11-19');
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(within(result).getByRole('button', { name: 'Add to calendar' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect(await saved?.text()).toContain('DTSTART;VALUE=DATE:20261123');
    expect(click.mock.contexts[0]).toHaveProperty('download', 'auction-payment.ics');
    // Christmas Day is Copart’s last day, but banks are closed.
    fill('Sale day', '2026-12-23');
    await user.click(within(result).getByRole('button', { name: 'Add to calendar' }));
    expect(await saved?.text()).toContain('DTSTART;VALUE=DATE:20261224');
  });
});

describe('age check', () => {
  it('shows an eight-year-old car until a number is entered', async () => {
    const { result } = await open('/services/car-purchase', ageCheckWords.result);
    expect(result).toHaveTextContent(
      'Example: made in 2018, limit of 12 years2018Made2026Arrives2030Reaches the limit',
    );
  });

  it('distinguishes within, at and over the given limit', async () => {
    const { result } = await open('/services/car-purchase', ageCheckWords.result);
    fill('Year of manufacture', '2016');
    fill('Limit in years', '12');
    fill('Year of arrival', '2026');
    expect(result).toHaveTextContent('Within the limit');
    fill('Year of manufacture', '2014');
    expect(result).toHaveTextContent('Right at the limit: ask');
    fill('Year of manufacture', '2010');
    expect(result).toHaveTextContent('Over the limit');
    expect(result).toHaveTextContent('2014');
  });

  it('saves its numbers and clears them on request', async () => {
    const { unmount } = await open('/services/car-purchase', ageCheckWords.result);
    fill('Year of manufacture', '2016');
    unmount();
    const again = await open('/services/car-purchase', ageCheckWords.result);
    expect(screen.getByLabelText('Year of manufacture')).toHaveValue('2016');
    await again.user.click(within(again.result).getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Year of manufacture')).toHaveValue('');
  });

  it('explains invalid input at the field and gives no result', async () => {
    const { result } = await open('/services/car-purchase', ageCheckWords.result);
    fill('Year of manufacture', '20166');
    expect(screen.getByLabelText('Year of manufacture')).toHaveAccessibleDescription(/four-digit year/);
    expect(result).toHaveTextContent('Enter all three numbers');
  });

  it('explains a year of two digits, but only once it’s typed', async () => {
    const { user } = await open('/services/car-purchase', ageCheckWords.result);
    const arrives = screen.getByLabelText('Year of arrival');
    await user.type(arrives, '26');
    expect(arrives).toBeValid();
    await user.tab();
    expect(arrives).toHaveAccessibleDescription(/four-digit year/);
  });
});

describe('72-hour planner', () => {
  it('shows the dates of a cutoff in two weeks until a day is entered', async () => {
    const { result } = await open('/services/international', '72-hour plan');
    expect(result).toHaveTextContent(
      'Example: cutoff in two weeks30 Nov 2026Last safe day1 Dec 202672 hours before4 Dec 2026Cutoff',
    );
    fill('Cutoff day', '2026-12-11');
    expect(result).not.toHaveTextContent('Example');
  });

  it('counts back to the last full weekday, at the port and in Lagos', async () => {
    const { result } = await open('/services/international', '72-hour plan');
    fill('Cutoff day', '2026-12-04');
    fill('Cutoff time', '17:00');
    expect(result).toHaveTextContent('Monday, 30 Nov 2026');
    expect(result).toHaveTextContent('1 Dec 2026, 5:00 PM EST');
    expect(result).toHaveTextContent('1 Dec 2026, 11:00 PM WAT');
    expect(result).toHaveTextContent('You have time');
    expect(within(result).getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Port of loading'), { target: { value: 'America/Chicago' } });
    expect(result).toHaveTextContent('1 Dec 2026, 5:00 PM CST');
  });

  it('says when it is too late for the vessel', async () => {
    const { result } = await open('/services/international', '72-hour plan');
    fill('Cutoff day', '2026-11-22');
    expect(result).toHaveTextContent('Less than 72 hours to the cutoff');
    expect(within(result).queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });
});

describe('port days', () => {
  it('shows the dates of a car discharged today until a day is entered', async () => {
    const { result } = await open('/services/international', 'Dates at the port');
    expect(result).toHaveTextContent(
      'Example: discharged today20 Nov 2026DischargeEarlierFree days end20 Dec 2026Day 30',
    );
    fill('Discharge day', '2026-11-01');
    expect(result).not.toHaveTextContent('Example');
  });

  it('gives the current day and the day of overtime', async () => {
    const { result } = await open('/services/international', 'Dates at the port');
    fill('Discharge day', '2026-11-01');
    expect(result).toHaveTextContent('Day 19');
    expect(result).toHaveTextContent('Next: day 30, in 11 days');
    expect(result).toHaveTextContent('1 Dec 2026');
    fill('Discharge day', '2026-11-21');
    expect(result).toHaveTextContent('Discharge in 1 day');
  });

  it('warns that rules change, at the tool and at its result', async () => {
    const { result } = await open('/services/international', 'Dates at the port');
    const section = within(screen.getByRole('region', { name: 'Days at the port' }));
    expect(section.getByText(/day by day from discharge/)).toHaveTextContent(
      'Rules change. Confirm before you buy.',
    );
    fill('Discharge day', '2026-11-01');
    expect(result).toHaveTextContent(CHANGES);
    expect(result).toHaveTextContent('Reportedly overtime cargo from then on');
  });

  it('saves the day and clears it on request', async () => {
    const { user, result } = await open('/services/international', 'Dates at the port');
    fill('Discharge day', '2026-11-01');
    expect(localStorage.getItem(storageKeys.portDays.key)).toContain('{"discharge":"2026-11-01"}');
    await user.click(within(result).getByRole('button', { name: 'Clear' }));
    expect(localStorage.getItem(storageKeys.portDays.key)).toBeNull();
    // The button has disappeared.
    expect(result).toHaveFocus();
  });
});
