import { parse } from 'valibot';
import { storageKeys } from '../../../src/config/storageKeys';
import { QuoteDraftSchema } from '../../../src/features/quote/model/draft';
import { quoteDraft } from '../../../src/features/quote/model/quoteDraft';
import { toRequest } from '../../../src/features/quote/model/toRequest';
import { SendFailure } from '../../../src/features/quote/SendFailure';
import { dropped, html, droppedOffline, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { idsOf, main, openReview, step } from '../../support/quotePage';
import { completeDraft, DRAFT_ID } from '../../support/quoteDraft';
import { expectKept, sendFromStore } from '../../support/sendFromStore';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

const values = parse(QuoteDraftSchema, { ...completeDraft, consent: true });
const stored = () => localStorage.getItem(storageKeys.quoteDraft.key) ?? '';

/** Sends the same request without the site around it. */
const sendAlone = (reply: Answer) =>
  sendFromStore(
    {
      draft: quoteDraft,
      values,
      toBody: toRequest,
      path: '/api/quote/',
      outcome: <SendFailure items={[]} attempt={0} />,
    },
    reply,
  );

/** The review shows these itself, with links to the steps. */
const isInReview = (name: string) => name.startsWith('400');

it.each(viewFaults.filter(([name]) => isInReview(name) || name === 'a reset connection'))(
  'explains on the page in plain words, offers a next step and keeps everything after %s',
  async (_name, reply) => {
    const { posts, send } = await openReview(reply);
    await send();
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expect(main().getByRole('button', { name: /^Send/ })).not.toHaveAttribute('aria-disabled', 'true');
    expect(main().getByRole('checkbox')).toBeChecked();
    expect(main().getByText(/Camry/, { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(stored()).toContain('Camry');
    expect(await idsOf(posts)).toEqual([DRAFT_ID]);
  },
);

it.each(viewFaults.filter(([name]) => !isInReview(name)))(
  'explains in plain words, offers a next step and keeps everything after %s',
  async (_name, reply) => {
    const sending = await sendAlone(reply);
    const alert = sending.shown.getByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expectKept(sending, values);
    expect(stored()).toContain('Camry');
    expect(await idsOf(sending.posts)).toEqual([sending.sent.requestId]);
  },
);

it.each([
  ['a reset connection', dropped, 'Your request may have been sent.'],
  ['a connection lost in flight', droppedOffline, 'Your request may have been sent.'],
  ['a proxy that could not connect', html(502), 'Your request may have been sent.'],
  ['a proxy without a backend', html(503), 'Your request may have been sent.'],
  ['a server with a failed upstream', ok({ detail: 'Odd.' }, 502), 'Your request may have been sent.'],
  ['a proxy timeout', html(504), 'Your request may have been sent.'],
  ['an unreadable response', html(200), 'Your request may have been sent.'],
  ['an empty response', ok(null), 'Your request may have been sent.'],
  ['a server in maintenance', ok({ detail: 'Odd.' }, 503), 'Your request may have been sent.'],
  ['a request timeout of a proxy', html(408), 'Your request may have been sent.'],
  ['a rejection', html(403), 'Your request wasn’t sent.'],
  ['a body that is too large', html(413), 'Your request wasn’t sent.'],
  ['a server error', html(500), 'Your request may have been sent.'],
])('says whether the request may have been sent after %s', async (_name, reply, words) => {
  const { shown } = await sendAlone(reply);
  expect(shown.getByText(words)).toBeInTheDocument();
});

it.each([
  ['may have been sent', html(502), 'Your request may have been sent.'],
  ['wasn’t sent', html(403), 'Your request wasn’t sent.'],
])('says on the page that the request %s', async (_name, reply, words) => {
  const { send } = await openReview(reply);
  await send();
  expect(await main().findByText(words)).toBeInTheDocument();
});

it.each([
  ['a path that does not exist', html(404)],
  ['a resource that does not exist', ok({ detail: 'Not found.' }, 404)],
  ['an unexpected sign-in', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
])('does not suggest a typo or signing in after %s', async (_name, reply) => {
  const { shown } = await sendAlone(reply);
  const alert = shown.getByRole('alert');
  expect(alert).toHaveTextContent(/[Cc]all or write to us instead/);
  expect(alert).not.toHaveTextContent(/under that name|slip|Not found|your sign-in|[Ss]ign in/);
});

it('shortens a huge reference and renders no markup in it', async () => {
  const { send } = await openReview(ok({ reference: `<b>H\u202E${'x'.repeat(1_000_000)}` }, 201));
  await send();
  await step('We have your request');
  const shown = main().getByText(/^<b>Hx+/);
  expect(shown.textContent.length).toBeLessThan(120);
  expect(stored()).not.toContain('Camry');
});
