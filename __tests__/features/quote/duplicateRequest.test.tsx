import { storageKeys } from '../../../src/config/storageKeys';
import { dropped, html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { accepted, idsOf, main, REFERENCE, openReview, sentHeading } from '../../support/quotePage';
import { DRAFT_ID } from '../../support/quoteDraft';

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

it.each([
  ['a reference', ok({ detail: 'Already exists.', reference: REFERENCE }, 409)],
  ['its id and a reference', ok({ client_request_id: DRAFT_ID, reference: REFERENCE }, 409)],
  ['its id in words', ok({ detail: `Request ${DRAFT_ID} already exists.`, reference: REFERENCE }, 400)],
])('takes a conflict on the first send for a receipt if it has %s', async (_what, reply) => {
  const { send } = await openReview(reply);
  await send();
  await sentHeading();
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
});

describe('after a failure that may follow a commit', () => {
  const CHANGED = /^If you change something first/;

  it.each([
    ['a proxy’s 502', html(502)],
    ['a proxy’s 503', html(503)],
    ['a server error', ok({ detail: 'boom' }, 500)],
  ])('warns before the second send that an edit may be lost, and keeps the id: %s', async (_what, reply) => {
    const conflict = ok({ detail: 'Exists.', reference: REFERENCE }, 409);
    const { user, send, press, posts } = await openReview(reply, conflict);
    await send();
    expect(await main().findByText(CHANGED)).toBeInTheDocument();
    await user.type(main().getByRole('textbox', { name: /Anything else/ }), 'Gate 4');
    expect(main().getByText(CHANGED)).toBeInTheDocument();
    await press();
    await sentHeading();
    expect(new Set(await idsOf(posts)).size).toBe(1);
    expect(main().getByText(REFERENCE)).toBeInTheDocument();
    expect(main().getByText(/^You sent this more than once/)).toBeInTheDocument();
  });

  it('still warns while the corrections of a refused second send are made', async () => {
    const refusal = ok({ notes: ['Too odd.'] }, 400);
    const { user, send, press } = await openReview(html(503), refusal, accepted);
    await send();
    await main().findByText(CHANGED);
    await press();
    await main().findAllByText('Too odd.');
    expect(main().getByText(CHANGED)).toBeInTheDocument();
    await user.type(main().getByRole('textbox', { name: /Anything else/ }), 'Gate 4');
    expect(main().queryByText('Too odd.')).not.toBeInTheDocument();
    expect(main().getByText(CHANGED)).toBeInTheDocument();
  });
});
