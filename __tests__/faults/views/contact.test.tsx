import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from '../../../src/config/storageKeys';
import { contactDraft } from '../../../src/features/contact/contactDraft';
import { emptyMessage, toMessage } from '../../../src/features/contact/contactValues';
import MessageOutcome from '../../../src/features/contact/MessageOutcome';
import { answer, dropped, html, droppedOffline, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { sendAgain } from '../../support/contactForm';
import { saveItem } from '../../support/deviceItems';
import { savedDraft } from '../../support/quoteDraft';
import { renderApp } from '../../support/renderApp';
import { expectKept, sendFromStore } from '../../support/sendFromStore';
import { TECHNICAL_TEXT, viewFaults } from '../../support/viewFaults';

const draft = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '',
  subject: 'papers',
  message: 'Which papers?',
};
const values = { ...emptyMessage, ...draft, consent: true };
const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));

async function send(...replies: readonly [Answer, ...Answer[]]) {
  saveItem('contactDraft', savedDraft(draft));
  const posts = answer('/api/contact/', ...replies);
  const { user } = await renderApp('/contact');
  await user.click(form().getByRole('checkbox'));
  await user.click(form().getByRole('button', { name: 'Send message' }));
  return posts;
}

/** Sends the same message without the site around it. */
const sendAlone = (reply: Answer) =>
  sendFromStore(
    {
      draft: contactDraft,
      values,
      toBody: toMessage,
      path: '/api/contact/',
      outcome: <MessageOutcome attempt={0} />,
    },
    reply,
  );

/** Any object without a failure counts as accepted. */
const ACCEPTED = '200 of the wrong shape';
/** The form shows these itself, next to its fields or above them. */
const isInForm = (name: string) => name.startsWith('400');
const failing = viewFaults.filter(([name]) => name !== ACCEPTED);

it.each(viewFaults.filter(([name]) => name === ACCEPTED))('counts as sent: %s', async (_name, reply) => {
  await send(reply);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
});

it.each(failing.filter(([name]) => isInForm(name) || name === 'a reset connection'))(
  'explains on the page in plain words, offers a next step and keeps everything after %s',
  async (_name, reply) => {
    const posts = await send(reply);
    const alert = await form().findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expect(form().getByRole('textbox', { name: /message/i })).toHaveValue(draft.message);
    expect(form().getByRole('textbox', { name: /E-mail/ })).toHaveValue(draft.email);
    expect(form().getByRole('checkbox')).toBeChecked();
    expect(form().getByRole('button', { name: /^Send/ })).toBeEnabled();
    expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain(draft.message);
    expect(posts).toHaveLength(1);
  },
);

it.each(failing.filter(([name]) => !isInForm(name)))(
  'explains in plain words, offers a next step and keeps everything after %s',
  async (_name, reply) => {
    const sending = await sendAlone(reply);
    const alert = sending.shown.getByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(TECHNICAL_TEXT);
    expect(within(alert).getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('Which%20papers'),
    );
    expectKept(sending, values);
    expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain(draft.message);
  },
);

it.each([
  ['a reset connection', dropped, 'Your message may have been sent.'],
  ['a connection lost in flight', droppedOffline, 'Your message may have been sent.'],
  ['a proxy that could not connect', html(502), 'Your message may have been sent.'],
  ['a proxy without a backend', html(503), 'Your message may have been sent.'],
  ['a server with a failed upstream', ok({ detail: 'Odd.' }, 502), 'Your message may have been sent.'],
  ['a proxy timeout', html(504), 'Your message may have been sent.'],
  ['an unreadable response', html(200), 'Your message may have been sent.'],
  ['a server in maintenance', ok({ detail: 'Odd.' }, 503), 'Your message may have been sent.'],
  ['a request timeout of a proxy', html(408), 'Your message may have been sent.'],
  ['a list', ok([]), 'Your message may have been sent.'],
  ['a rejection', html(403), 'Your message wasn’t sent.'],
  ['a body that is too large', html(413), 'Your message wasn’t sent.'],
  ['a server error', ok({}, 500), 'Your message may have been sent.'],
])('says whether the message may have been sent after %s', async (_name, reply, words) => {
  const { shown } = await sendAlone(reply);
  expect(shown.getByText(words)).toBeInTheDocument();
});

it.each([
  ['may have been sent', html(502), 'Your message may have been sent.'],
  ['wasn’t sent', html(403), 'Your message wasn’t sent.'],
])('says in the form that the message %s', async (_name, reply, words) => {
  await send(reply);
  expect(await form().findByText(words)).toBeInTheDocument();
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

it('is sent when the retry of an unanswered message is already on the server', async () => {
  await send(dropped, ok({ detail: 'This message already exists.' }, 409));
  await form().findByRole('button', { name: 'Send again' });
  await sendAgain(userEvent.setup());
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
});

it('is not sent when the server reports a duplicate on the first try', async () => {
  await send(ok({ detail: 'Somebody wrote this before.' }, 409));
  expect(await form().findByText('Somebody wrote this before.')).toBeInTheDocument();
  expect(form().getByText('Your message wasn’t sent.')).toBeInTheDocument();
});
