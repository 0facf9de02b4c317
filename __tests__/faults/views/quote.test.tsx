import { storageKeys } from '../../../src/config/storageKeys';
import { dropped, html, lostOnTheWay, ok } from '../../support/answers';
import { idsOf, main, review, step } from '../../support/quotePage';
import { DRAFT_ID } from '../../support/quoteDraft';
import { MACHINE_WORDS, viewFaults } from '../../support/viewFaults';

const stored = () => localStorage.getItem(storageKeys.quoteDraft.key) ?? '';

it.each(viewFaults)(
  'tells in plain words, offers a next step and loses nothing after: %s',
  async (_name, reply) => {
    const { posts, send } = await review(reply);
    await send();
    const alert = await main().findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(MACHINE_WORDS);
    expect(main().getByRole('button', { name: /^Send/ })).not.toHaveAttribute('aria-disabled', 'true');
    expect(main().getByRole('checkbox')).toBeChecked();
    expect(main().getByText(/Camry/, { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(stored()).toContain('Camry');
    expect(await idsOf(posts)).toEqual([DRAFT_ID]);
  },
);

it.each([
  ['a reset connection', dropped, 'Your request may have been sent.'],
  ['a line that goes on the way', lostOnTheWay, 'Your request may have been sent.'],
  ['a proxy that could not connect', html(502), 'Your request wasn’t sent.'],
  ['a proxy without a server behind it', html(503), 'Your request wasn’t sent.'],
  [
    'a server whose own server gave no good answer',
    ok({ detail: 'Odd.' }, 502),
    'Your request may have been sent.',
  ],
  ['a proxy that got no answer in time', html(504), 'Your request may have been sent.'],
  ['an answer that nobody can read', html(200), 'Your request may have been sent.'],
  ['an empty answer', ok(null), 'Your request may have been sent.'],
  ['a refusal', html(403), 'Your request wasn’t sent.'],
  ['server trouble', html(500), 'Your request wasn’t sent.'],
])('says whether it may have gone after %s', async (_name, reply, words) => {
  const { send } = await review(reply);
  await send();
  expect(await main().findByText(words)).toBeInTheDocument();
});

it.each([
  ['a path that is not there', html(404)],
  ['something that is not there', ok({ detail: 'Not found.' }, 404)],
  ['a sign-in that nobody asked for', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
])('sends nobody looking for a slip or a sign-in after %s', async (_name, reply) => {
  const { send } = await review(reply);
  await send();
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent(/[Cc]all or write to us instead/);
  expect(alert).not.toHaveTextContent(/under that name|slip|Not found|your sign-in|[Ss]ign in/);
});

it('shows a reference as long as a book, and no markup in it', async () => {
  const { send } = await review(ok({ reference: `<b>H\u202E${'x'.repeat(1_000_000)}` }, 201));
  await send();
  await step('We have your request');
  const shown = main().getByText(/^<b>Hx+/);
  expect(shown.textContent.length).toBeLessThan(120);
  expect(stored()).not.toContain('Camry');
});
