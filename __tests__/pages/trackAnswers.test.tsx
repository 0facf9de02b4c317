import { fireEvent, screen, within } from '@testing-library/react';
import { answer, ok } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { renderApp } from '../support/renderApp';

useFakeTime();

const main = () => within(screen.getByRole('main'));

/** Looks up this shipment. */
async function track(shipment: object): Promise<void> {
  answer('/api/quote/status/', ok({ reference: 'HAL-1', status: 'in_transit', shipment }));
  await renderApp('/track?reference=HAL-1', { fakeTimers: true });
  fireEvent.change(main().getByRole('textbox', { name: 'E-mail address' }), {
    target: { value: 'ada@example.com' },
  });
  fireEvent.click(main().getByRole('button', { name: 'Track shipment' }));
  for (let turn = 0; turn < 5; turn += 1) await advanceTime(100);
}

/** Sets the default time zone of `Intl.DateTimeFormat`, which is the visitor's. */
const inZone = (timeZone: string) => {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new DateTimeFormat(locale, { timeZone, ...options }));
};

describe('an expected day', () => {
  const expected = (expected_at: string) => ({ milestones: [{ code: 'GTOT', expected_at }] });
  const passed = () => main().queryByText(/That day has passed/);

  it.each([
    ['has not passed in its own evening, at the port', '2026-07-10', '2026-07-10T22:30:00Z', false],
    ['has passed when the port’s next day begins', '2026-07-10', '2026-07-10T23:30:00Z', true],
    ['is the port’s day even if it has a time', '2026-07-09T23:30:00Z', '2026-07-10T23:30:00Z', true],
  ])('%s', async (_what, day, now, hasPassed) => {
    inZone('America/New_York');
    jest.setSystemTime(new Date(now));
    await track(expected(day));
    expect(main().getByText(/^10 Jul 2026/)).toBeInTheDocument();
    expect(passed() !== null).toBe(hasPassed);
  });
});

it('reads lowercase codes', async () => {
  jest.setSystemTime(new Date('2026-07-11T12:00:00Z'));
  await track({
    origin_port: 'USBAL',
    destination_port: 'NGTIN',
    eta: '2026-07-10',
    milestones: [
      { code: 'depa', occurred_at: '2026-06-20T10:00:00Z' },
      { code: ' arri ', occurred_at: '2026-07-10T10:00:00Z' },
    ],
  });
  expect(main().getByText('Vessel arrived')).toBeInTheDocument();
  expect(main().getByText(/^10 Jul 2026, .*, actual$/)).toBeInTheDocument();
  expect(main().getByText(/^At the end of the sea lane/)).toBeInTheDocument();
});

it('moves the focus to the list when a reference is removed, or to the page after the last one', async () => {
  const recent = ['HAL-1', 'HAL-2'].map((reference) => ({ reference, status: 'booked', at: 1 }));
  saveItem('trackedReferences', recent);
  const { user } = await renderApp('/track', { fakeTimers: true });
  await user.click(main().getByRole('button', { name: 'Remove HAL-1' }));
  expect(main().getByRole('heading', { name: 'Recent lookups on this device' })).toHaveFocus();
  expect(screen.getByText('HAL-1 removed from this device.')).toBeInTheDocument();
  await user.click(main().getByRole('button', { name: 'Remove HAL-2' }));
  expect(main().getByRole('heading', { level: 1 })).toHaveFocus();
});

it('takes an “actual” event on a later day for an expected one', async () => {
  jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  await track({
    destination_port: 'NGTIN',
    milestones: [
      { code: 'DEPA', location: 'USBAL', occurred_at: '2026-11-20' },
      { code: 'ARRI', location: 'NGTIN', occurred_at: '2026-12-20' },
    ],
  });
  expect(main().getByRole('heading', { name: 'Arrives about 20 Dec 2026' })).toBeInTheDocument();
  expect(main().getByText(/^Last report/)).toHaveTextContent('Vessel departed');
  expect(main().queryByText(/^Arrived/)).not.toBeInTheDocument();
});

it('takes an event for one that happened although a local time was sent as UTC', async () => {
  jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  await track({
    destination_port: 'NGTIN',
    milestones: [{ code: 'ARRI', location: 'NGTIN', occurred_at: '2026-11-28T13:00:00Z' }],
  });
  expect(main().getByRole('heading', { name: 'Arrived 28 Nov 2026' })).toBeInTheDocument();
});
