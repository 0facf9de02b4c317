import { fireEvent, screen } from '@testing-library/react';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

useFakeTime();
beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-22T12:00:00'));
});

const date = () => main().getByLabelText(/When will it be ready/);

/** Opens the step with the date, with everything else filled in. @returns a function that submits it */
async function openTimingStep() {
  storeDraft({ ...completeDraft, ready_on: '' });
  const { user } = await renderApp('/quote?step=timing', { fakeTimers: true });
  await advanceTime(1_000);
  return async () => {
    await user.click(main().getByRole('button', { name: /Continue|Back to review/ }));
    await advanceTime(1_000);
  };
}

it('reports a partly entered date, and continues once it is complete', async () => {
  const submitStep = await openTimingStep();
  // jsdom has no date control, so this mocks what a browser reports for a partial date.
  const badInput = jest.spyOn(ValidityState.prototype, 'badInput', 'get').mockReturnValue(true);
  await submitStep();
  expect(
    main().getByRole('heading', { level: 2, name: 'Where is it, and where’s it going?' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(date()).toHaveAccessibleDescription(/Enter a full, valid date/);
  badInput.mockReturnValue(false);
  fireEvent.change(date(), { target: { value: '2026-12-24' } });
  await advanceTime(100);
  expect(date()).not.toHaveAccessibleDescription(/Enter a full, valid date/);
  await submitStep();
  expect(main().getByText('24 Dec 2026')).toBeInTheDocument();
});

it('is a date control, with the browser’s calendar', async () => {
  await openTimingStep();
  expect(date()).toHaveAttribute('type', 'date');
});

it('accepts today, but no earlier day', async () => {
  const submitStep = await openTimingStep();
  fireEvent.change(date(), { target: { value: '2026-11-21' } });
  await submitStep();
  expect(date()).toHaveAccessibleDescription(/Enter today’s date or later/);
  fireEvent.change(date(), { target: { value: '2026-11-22' } });
  await submitStep();
  expect(main().getByText('22 Nov 2026')).toBeInTheDocument();
});

it('asks again for a date that has passed since it was entered', async () => {
  storeDraft({ ...completeDraft, ready_on: '2026-11-20' });
  await renderApp('/quote', { fakeTimers: true });
  await advanceTime(1_000);
  expect(
    main().getByRole('heading', { level: 2, name: 'Where is it, and where’s it going?' }),
  ).toBeInTheDocument();
});
