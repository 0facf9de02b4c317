import { act, screen, waitFor, within } from '@testing-library/react';
import { notified } from '../../src/features/notifications/notificationsSlice';
import { signedIn } from '../../src/session/authSlice';
import { signedInApp } from '../support/account';
import { answer, ok } from '../support/answers';
import { fillIn, send } from '../support/contactForm';
import { main, openReview } from '../support/quotePage';
import { renderApp } from '../support/renderApp';

/** Arabic, as a server's text or a name may be. */
const MARK = '\u0645\u0631\u062D\u0628\u0627';
const say = (text: string) => `${MARK} ${text}`;

/** The server's texts on the screen that would take the direction of the English around them. */
function notIsolated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    if (!text.includes(MARK)) continue;
    const owner = walker.currentNode.parentElement?.closest('[dir="auto"]');
    const isIsolated = owner?.textContent.startsWith(MARK) ?? false;
    if (!isIsolated && text.replaceAll(`\u2068${MARK}`, '').includes(MARK)) found.push(text);
  }
  return found;
}

/** Waits for a text of the server, then checks all of them. */
async function expectIsolated(text: string) {
  await waitFor(() => {
    expect(document.body).toHaveTextContent(say(text));
  });
  expect(notIsolated()).toEqual([]);
}

const refusal = ok(
  { email: [say('field')], 'contact.email': [say('step')], non_field_errors: [say('whole')] },
  400,
);
const failure = ok({ message: say('failure') }, 500);

it.each([
  ['field errors', refusal, 'field'],
  ['a message', failure, 'failure'],
])('isolates %s of the contact form', async (_what, reply, text) => {
  answer('/api/contact/', reply);
  const { user } = await renderApp('/contact');
  await fillIn(user);
  await send(user);
  await expectIsolated(text);
});

it.each([
  ['field errors', refusal, 'whole'],
  ['a message', failure, 'failure'],
])('isolates %s of the quote', async (_what, reply, text) => {
  const quote = await openReview(reply);
  await quote.send();
  await expectIsolated(text);
});

it('isolates the reference of a sent request', async () => {
  const quote = await openReview(ok({ reference: say('1') }, 201));
  await quote.send();
  await expectIsolated('1');
});

it('isolates a failed sign-in in the dialog and the toast, and the message of a registration', async () => {
  answer(
    '/api/auth/login/',
    ok({ success: false, message: say('login'), errors: { email: [say('email')] } }, 400),
  );
  answer('/api/auth/register/', ok({ success: true, message: say('confirm') }, 201));
  const { user, store } = await renderApp('/terms?account=sign-in');
  const dialog = () => within(screen.getByRole('dialog'));
  await user.type(await dialog().findByLabelText('E-mail'), 'ada@example.com');
  await user.type(dialog().getByLabelText('Password'), 'x');
  await user.click(dialog().getByRole('button', { name: 'Sign in' }));
  await expectIsolated('login');
  act(() => {
    store.dispatch(notified('info', say('toast')));
    store.dispatch(notified('info', say('linked'), { link: { to: '/quote', label: 'Quote' } }));
  });
  await expectIsolated('linked');
  await user.click(dialog().getByRole('link', { name: 'Create one' }));
  for (const label of ['First name', 'Last name', 'Password'])
    await user.type(await dialog().findByLabelText(label), 'Ada');
  await user.click(dialog().getByRole('button', { name: 'Create account' }));
  await expectIsolated('confirm');
});

it('isolates the account’s name, e-mail and phone', async () => {
  const { user, store } = await signedInApp('/terms');
  const person = { first_name: MARK, last_name: say('Obi'), email: say('@'), phone: say('1') };
  answer('/api/auth/profile/', ok(person));
  act(() => {
    store.dispatch(signedIn({ access: 'b', refresh: 's', user: person }));
  });
  const [entry] = await screen.findAllByRole('link', { name: new RegExp(MARK) });
  if (!entry) throw new Error('not signed in');
  await user.click(entry);
  await screen.findByRole('dialog');
  await expectIsolated('Obi');
});

const milestone = (code: string, occurred: boolean) => ({
  code,
  label: say('label'),
  location: say('place'),
  ...(occurred ? { occurred_at: '2026-11-01T10:00:00Z' } : { expected_at: '2026-12-01T10:00:00Z' }),
});
const found = {
  reference: 'HAL-7K3M-92QX',
  status: say('status'),
  message: say('message'),
  updated_at: '2026-11-20T10:00:00Z',
  shipment: {
    ...{ carrier: say('carrier'), vessel: say('vessel'), voyage: say('7'), bill_of_lading: say('8') },
    ...{ container: say('9'), origin_port: say('from'), destination_port: say('to'), eta: say('soon') },
    milestones: [milestone('XYZ', true), milestone('ZYX', false)],
  },
};

async function lookUp(reply: Parameters<typeof answer>[1]) {
  answer('/api/quote/status/', reply);
  const app = await renderApp('/track?reference=HAL-7K3M-92QX');
  await app.user.type(await main().findByLabelText(/E-mail/), 'ada@example.com');
  await app.user.click(main().getByRole('button', { name: 'Track shipment' }));
  return app;
}

it.each([
  ['a shipment', ok(found), 'vessel'],
  ['a failed lookup', failure, 'failure'],
  ['a rejected lookup', ok({ reference: [say('field')], detail: say('whole') }, 400), 'field'],
])('isolates the texts of %s', async (_what, reply, text) => {
  await lookUp(reply);
  await expectIsolated(text);
});

it('isolates the names and notes of ports', async () => {
  answer('/api/ports/', ok([{ code: 'XXABC', name: say('port'), country: 'NG', city: say('city') }]));
  answer('/api/ports/status/', ok([{ port: 'XXABC', status: 'open', note: say('note') }]));
  await renderApp('/port-status');
  await expectIsolated('note');
});

it.each(['/', '/port-status', '/carriers'])('isolates a failure of the port statuses on %s', async (path) => {
  answer('/api/ports/', failure);
  answer('/api/ports/status/', failure);
  await renderApp(path);
  await expectIsolated('failure');
});

it('isolates the notice of a service problem', async () => {
  const { store } = await renderApp('/terms');
  answer(
    '/status/',
    ok({ status: 'degraded', message: say('notice'), services: [{ name: say('mail'), status: 'down' }] }),
  );
  const { getServiceStatus } = await import('../../src/api/serviceEndpoints');
  await act(async () => {
    await store.dispatch(getServiceStatus.initiate(undefined));
  });
  await expectIsolated('notice');
});
