import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { company } from '../../../src/content/company';
import { describeError } from '../../../src/content/errorMessages';
import { describeRefusal } from '../../../src/content/sending';
import { trackingErrors } from '../../../src/content/pages/tracking';
import { TrackFailure } from '../../../src/features/tracking/TrackFailure';
import type { ApiError } from '../../../src/lib/apiError';
import { useFakeTime } from '../../support/fakeTime';

useFakeTime();

const refused = (fields: Record<string, string[]>, summary: string[] = []): ApiError => ({
  kind: 'validation',
  status: 400,
  fields,
  summary,
});

function show(error: ApiError, hasOlderResult = false) {
  const onRetry = jest.fn();
  const failure = (of: ApiError) => (
    <TrackFailure reference="HAL-1" error={of} onRetry={onRetry} hasOlderResult={hasOlderResult} />
  );
  const view = render(failure(error));
  return {
    onRetry,
    container: view.container,
    failWith: (next: ApiError) => {
      view.rerender(failure(next));
    },
  };
}

const alert = () => screen.getByRole('alert');
const retry = () => screen.queryByRole('button');
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('names an unknown reference and what to check, without a retry', () => {
  const error: ApiError = { kind: 'not-found', message: 'Not found.' };
  show(error);
  expect(alert()).toHaveTextContent(trackingErrors.notFound('HAL-1').title);
  expect(alert()).toHaveTextContent(trackingErrors.notFound('HAL-1').next);
  expect(alert()).not.toHaveTextContent('Not found.');
  expect(retry()).not.toBeInTheDocument();
});

it.each<ApiError>([{ kind: 'server', status: 500 }, { kind: 'timeout' }, { kind: 'malformed' }])(
  'explains $kind, and offers an immediate retry',
  (error) => {
    const { onRetry } = show(error);
    expect(alert()).toHaveTextContent(trackingErrors.other.title);
    expect(alert()).toHaveTextContent(describeError(error));
    expect(alert()).toHaveTextContent(trackingErrors.other.next);
    expect(retry()).not.toHaveAttribute('aria-disabled');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  },
);

it.each([false, true])('says once that it retries when back online, older result: %s', (hasOlderResult) => {
  show({ kind: 'offline' }, hasOlderResult);
  expect(alert()).toHaveTextContent(trackingErrors.offline.next);
  expect(alert().textContent.match(/offline/g)).toHaveLength(1);
});

it.each<ApiError>([
  { kind: 'rate-limited', seconds: 7 },
  { kind: 'server', status: 500 },
  { kind: 'timeout' },
])('says only once to try again, and why, after $kind', (error) => {
  show(error);
  const text = [...alert().querySelectorAll('p')].map(({ textContent }) => textContent).join(' ');
  expect(text.match(/try again/gi)).toHaveLength(1);
  expect(alert().textContent.match(/in a short time/g) ?? []).toHaveLength(
    error.kind === 'rate-limited' ? 1 : 0,
  );
});

it('shows both phone numbers', () => {
  show({ kind: 'server', status: 500 });
  const links = within(alert()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    company.phones.map(({ label, href }) => [label, href]),
  );
});

it.each<[string, ApiError, number]>([
  ['for the Retry-After of the server', { kind: 'rate-limited', seconds: 7 }, 7_000],
  ['for 30 seconds without one', { kind: 'rate-limited' }, 30_000],
])('disables the retry %s', (_how, error, ms) => {
  const { onRetry } = show(error);
  expect(alert()).toHaveTextContent(trackingErrors['rate-limited'].title);
  wait(ms - 1);
  expect(retry()).toHaveAttribute('aria-disabled', 'true');
  expect(retry()).toHaveAccessibleName('Wait a moment…');
  fireEvent.click(screen.getByRole('button'));
  expect(onRetry).not.toHaveBeenCalled();
  wait(1);
  expect(retry()).not.toHaveAttribute('aria-disabled');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('waits again after another rate limit', () => {
  const { failWith } = show({ kind: 'rate-limited', seconds: 7 });
  wait(7_000);
  expect(retry()).toHaveAccessibleName('Try again');
  failWith({ kind: 'rate-limited', seconds: 7 });
  expect(retry()).toHaveAccessibleName('Wait a moment…');
  wait(7_000);
  expect(retry()).toHaveAccessibleName('Try again');
});

describe('a rejected lookup', () => {
  it('shows nothing if every error is at a field', () => {
    const { container } = show(refused({ reference: ['No such form.'], email: ['Invalid.'] }));
    expect(container).toBeEmptyDOMElement();
  });

  it('still says that an older result may be out of date', () => {
    show(refused({ reference: ['No such form.'] }), true);
    expect(alert()).toHaveTextContent('This may be out of date.');
  });

  it('lists errors of no field, each once and in order, without those of fields', () => {
    show(refused({ reference: ['Wrong.'], zip: ['Odd.'] }, ['Odd.', 'Closed today.']));
    const words = within(alert()).getAllByText(/Odd|Closed|Wrong/);
    expect(words.map(({ textContent }) => textContent)).toEqual(['Odd.', 'Closed today.', 'zip: Odd.']);
  });

  it('has a general message if the server gives none', () => {
    const error = refused({});
    show(error);
    expect(alert()).toHaveTextContent(describeRefusal({}));
  });
});
