import { storageKeys } from '../../../src/config/storageKeys';
import { dropped, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { idsOf, main, REFERENCE, openReview, sentHeading } from '../../support/quotePage';

const EXISTS = 'Quote request with this client request id already exists.';

/** Sends twice: the first send gets no response, the second this one. */
async function resend(reply: Answer) {
  const { press, send, posts } = await openReview(dropped, reply);
  await send();
  await main().findByText('Your request may have been sent.');
  await press();
  await sentHeading();
  return posts;
}

it.each([
  ['a conflict that names the reference', ok({ detail: 'Already exists.', reference: REFERENCE }, 409)],
  ['an id that exists', ok({ client_request_id: [EXISTS], reference: [REFERENCE] }, 400)],
])('shows the reference of the first request: %s', async (_name, reply) => {
  expect(await resend(reply)).toHaveLength(2);
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.trackedReferences.key)).toContain(REFERENCE);
  expect(main().getByRole('link', { name: 'Track this request' })).toBeInTheDocument();
});

it.each([
  ['a conflict', ok({ detail: 'Already exists.' }, 409)],
  ['an id that exists', ok({ client_request_id: [EXISTS] }, 400)],
  ['an id that must be unique', ok({ errors: { client_request_id: ['This field must be unique.'] } }, 400)],
])('offers to e-mail or call when there is no reference: %s', async (_name, reply) => {
  await resend(reply);
  expect(main().queryByText('Your request may have been sent.')).not.toBeInTheDocument();
  expect(main().queryByRole('link', { name: 'Track this request' })).not.toBeInTheDocument();
  expect(main().queryByText('Your reference')).not.toBeInTheDocument();
  expect(main().getByText(/couldn’t show you a reference/)).toBeInTheDocument();
  expect(main().getAllByRole('link', { name: /@/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(main().getAllByRole('link', { name: /^\+/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(localStorage.getItem(storageKeys.trackedReferences.key)).toBeNull();
});

it.each([
  ['right after a refusal', false],
  ['after a refusal and a correction', true],
])('is sent after a conflict %s, if an earlier send got no response', async (_when, isCorrected) => {
  const refusal = ok({ non_field_errors: ['No lane today.'] }, 400);
  const { user, press, send, posts } = await openReview(dropped, refusal, ok({ detail: 'Taken.' }, 409));
  await send();
  await main().findByText('Your request may have been sent.');
  await press();
  await main().findByText('No lane today.');
  if (isCorrected) await user.type(main().getByRole('textbox', { name: /Anything else/ }), 'Any lane');
  await press();
  await sentHeading();
  expect(new Set(await idsOf(posts)).size).toBe(1);
});

it('recognizes its own id on the first send, too', async () => {
  const { send } = await openReview(ok({ client_request_id: [EXISTS], reference: REFERENCE }, 400));
  await send();
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
});

it.each([
  ['a conflict about something else', ok({ detail: 'This VIN is in another request.' }, 409)],
  ['an unrelated error on the id', ok({ client_request_id: ['This VIN is in another request.'] }, 400)],
])('is not sent after %s', async (_name, reply) => {
  const { send } = await openReview(reply);
  await send();
  expect(await main().findByText('This VIN is in another request.')).toBeInTheDocument();
  expect(main().queryByRole('heading', { name: 'We have your request' })).not.toBeInTheDocument();
});
