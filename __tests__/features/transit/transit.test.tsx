import '../../support/frozenRates';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { rates } from '../../../src/content/rates';
import { formatCalendarDate } from '../../../src/lib/time/calendarDate';
import { answer, ok } from '../../support/answers';
import { renderApp } from '../../support/renderApp';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T17:00:00Z'),
    doNotFake: ['queueMicrotask', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const report = (port: string, wait_days: number) => ({ port, status: 'congested', wait_days });

async function open(states: object[] = [], path = '/how-it-works') {
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok(states));
  const app = await renderApp(path, { fakeTimers: true });
  const result = await screen.findByRole('region', { name: 'How long' });
  return { ...app, result };
}
const choose = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const start = (value: string) => {
  fireEvent.change(screen.getByLabelText(/^Ready on/), { target: { value } });
};
/** Each stage with its end, as screen readers read them. */
const stages = (result: HTMLElement) =>
  within(result)
    .getAllByRole('definition')
    .map((end) => `${end.previousElementSibling?.textContent ?? ''}: ${end.textContent}`);

describe.each(['/how-it-works', '/services/auto-shipping'])('how long it takes, on %s', (path) => {
  it('gives the days underway between two ports, and what they exclude', async () => {
    const { result } = await open([], path);
    expect(result).toHaveTextContent('12 to 15 days underway');
    expect(result).toHaveTextContent(
      'Not counting port calls and waiting. About 5,150 nautical miles along the lane on our map, at 15 to 18 knots',
    );
    choose('Port of loading', 'USHOU');
    expect(result).toHaveTextContent('15 to 18 days underway');
  });
});

describe('the calendar', () => {
  it('says so if the day of the start, such as one saved weeks ago, has passed', async () => {
    const { result } = await open();
    start('2026-11-23');
    expect(result).not.toHaveTextContent('has passed');
    start('2026-11-22');
    expect(result).toHaveTextContent(
      'That day has passed, and so may these. If the car hasn’t sailed, enter today.',
    );
  });

  it('counts days, or shows dates once a start is given', async () => {
    const { result } = await open();
    expect(stages(result)).toEqual([
      'Export filing 72 hours for car, title and ITN: until day 3',
      'Underway 12 to 15 days Striped: slower vessel: until days 15 to 18',
    ]);
    choose('Port of loading', 'USNYC');
    start('2026-12-14');
    expect(stages(result).slice(2).join()).toMatch(
      /^No storage fees, for a container 3 days, as reported: until .*,No demurrage, for a container 5 days, as reported: until /,
    );
    expect(result).toHaveTextContent('the earliest dates, not a schedule');
    expect(result).toHaveTextContent(`checked ${formatCalendarDate(rates.exportFiling.checked)}.`);
  });

  it('adds each port’s reported wait, found by any of its codes', async () => {
    const { result } = await open([report('USBAL', 1.5), report('NGLEK', 3)]);
    choose('Port of discharge', 'NGLKK');
    start('2026-12-01');
    await screen.findByText('until 6 Dec 2026');
    expect(stages(result).slice(0, 4)).toEqual([
      'Export filing 72 hours for car, title and ITN: until 4 Dec 2026',
      'Wait at Baltimore 2 days, as reported: until 6 Dec 2026',
      'Underway 13 to 15 days Striped: slower vessel: until 19 to 21 Dec 2026',
      'Wait at Lekki 3 days, as reported: until 22 to 24 Dec 2026',
    ]);
    expect(result).not.toHaveTextContent('We don’t know the current wait');
  });

  it('names the ports whose wait is unknown', async () => {
    const { result } = await open([report('USBAL', 1)]);
    await within(result).findByText(/^Wait at Baltimore/);
    expect(result).toHaveTextContent('We don’t know the current wait at Tin Can Island, so none is counted.');
  });

  it('shows and announces that a chosen port is reported closed or congested', async () => {
    const { result } = await open([
      { port: 'USBAL', status: 'closed' },
      { port: 'NGLEK', status: 'congested' },
    ]);
    expect(
      await within(result).findByText('Baltimore is reported closed. No car gets through until it reopens.'),
    ).toBeInTheDocument();
    expect(result).not.toHaveTextContent('congested');
    choose('Port of loading', 'USHOU');
    choose('Port of discharge', 'NGLKK');
    expect(result).toHaveTextContent('Lekki is reported congested. Expect a wait.');
    expect(result).not.toHaveTextContent('closed');
    act(() => {
      jest.advanceTimersByTime(1_500);
    });
    expect(document.querySelector('#announcements')).toHaveTextContent(/Lekki is reported congested/);
  });

  it('shows no free days for a port outside Lagos', async () => {
    const { result } = await open();
    choose('Port of discharge', 'NGONN');
    expect(stages(result)).toHaveLength(2);
    expect(result).toHaveTextContent(
      'For free days at this port, ask the terminal. Those reported in Lagos are for containers.',
    );
    expect(result).not.toHaveTextContent('Lagos reports');
  });
});

describe('the fields', () => {
  it('announce the result after a pause', async () => {
    await open();
    choose('Port of loading', 'USHOU');
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    start('2026-12-01');
    act(() => {
      jest.advanceTimersByTime(1_499);
    });
    const announced = document.querySelector('#announcements');
    expect(announced).not.toHaveTextContent('underway');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(announced).toHaveTextContent(
      '15 to 18 days underway, not counting port calls and waiting, until 19 to 22 Dec 2026.',
    );
  });

  it('explain a partly entered date', async () => {
    const { user } = await open();
    const badInput = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
    await user.click(screen.getByLabelText(/^Ready on/));
    await user.tab();
    badInput.mockRestore();
    expect(screen.getByLabelText(/^Ready on/)).toHaveAccessibleDescription(/Enter a full, valid date/);
  });

  it('are saved until cleared, and prefill a quote', async () => {
    const { user, result } = await open();
    choose('Port of loading', 'USSAV');
    start('2026-12-01');
    expect(localStorage.getItem(storageKeys.transit.key)).toContain('USSAV');
    expect(within(result).getByRole('link', { name: 'Get a quote for these ports' })).toHaveAttribute(
      'href',
      '/quote?from=USSAV&to=NGTIN',
    );
    await user.click(within(result).getByRole('button', { name: 'Start over' }));
    expect(localStorage.getItem(storageKeys.transit.key)).toBeNull();
    expect(screen.getByLabelText('Port of loading')).toHaveValue('USBAL');
  });

  it('do not offer a port without a lane', async () => {
    await open();
    expect(
      within(screen.getByLabelText('Port of loading')).queryByText(/Long Beach/),
    ).not.toBeInTheDocument();
  });
});
