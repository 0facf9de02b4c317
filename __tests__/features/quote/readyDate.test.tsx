import { fireEvent, screen } from '@testing-library/react';
import { pass, useFakeTime } from '../../support/fakeTime';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

useFakeTime();
beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-22T12:00:00'));
});

const date = () => main().getByLabelText(/When will it be ready/);

/** The step with the date, everything else answered. */
async function timing() {
  keepDraft({ ...completeDraft, ready_on: '' });
  const { user } = await renderApp('/quote?step=timing', { fakeTimers: true });
  await pass(1_000);
  return async () => {
    await user.click(main().getByRole('button', { name: /Continue|Back to review/ }));
    await pass(1_000);
  };
}

it('tells a date that was only begun, and goes on once it is whole', async () => {
  const goOn = await timing();
  // Half a date: this environment has no such control, so it is told what a browser would say.
  const half = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
  await goOn();
  expect(
    main().getByRole('heading', { level: 2, name: 'Where is it, and where’s it going?' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(date()).toHaveAccessibleDescription(/Enter a full, valid date/);
  half.mockReturnValue(false);
  fireEvent.change(date(), { target: { value: '2026-12-24' } });
  await pass(100);
  expect(date()).not.toHaveAccessibleDescription(/Enter a full, valid date/);
  await goOn();
  expect(main().getByText('24 Dec 2026')).toBeInTheDocument();
});

it('takes today, and no day before', async () => {
  const goOn = await timing();
  fireEvent.change(date(), { target: { value: '2026-11-21' } });
  await goOn();
  expect(date()).toHaveAccessibleDescription(/Enter today’s date or later/);
  fireEvent.change(date(), { target: { value: '2026-11-22' } });
  await goOn();
  expect(main().getByText('22 Nov 2026')).toBeInTheDocument();
});

it('asks once more for a day that has gone by since it was written', async () => {
  keepDraft({ ...completeDraft, ready_on: '2026-11-20' });
  await renderApp('/quote', { fakeTimers: true });
  await pass(1_000);
  expect(
    main().getByRole('heading', { level: 2, name: 'Where is it, and where’s it going?' }),
  ).toBeInTheDocument();
});
