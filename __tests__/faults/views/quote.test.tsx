import { storageKeys } from '../../../src/config/storageKeys';
import { dropped, html, droppedOffline, ok } from '../../support/answers';
import { idsOf, main, openReview, step } from '../../support/quotePage';
import { DRAFT_ID } from '../../support/quoteDraft';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

const stored = () => localStorage.getItem(storageKeys.quoteDraft.key) ?? '';

it.each(viewFaults)(
  'explains in plain words, offers a next step and keeps everything after %s',
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
  const { send } = await openReview(reply);
  await send();
  expect(await main().findByText(words)).toBeInTheDocument();
});

it.each([
  ['a path that does not exist', html(404)],
  ['a resource that does not exist', ok({ detail: 'Not found.' }, 404)],
  ['an unexpected sign-in', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
])('does not suggest a typo or signing in after %s', async (_name, reply) => {
  const { send } = await openReview(reply);
  await send();
  const alert = await main().findByRole('alert');
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
