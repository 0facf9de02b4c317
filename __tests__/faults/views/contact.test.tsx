import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storageKeys } from '../../../src/config/storageKeys';
import { answer, dropped, html, lostOnTheWay, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { renderApp } from '../../support/renderApp';
import { MACHINE_WORDS, viewFaults } from '../../support/viewFaults';

const draft = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phone: '',
  subject: 'papers',
  message: 'Which papers?',
};
const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));

async function send(...replies: readonly [Answer, ...Answer[]]) {
  localStorage.setItem(storageKeys.contactDraft.key, JSON.stringify(draft));
  const posts = answer('/api/contact/', ...replies);
  const { user } = await renderApp('/contact');
  await user.click(form().getByRole('checkbox'));
  await user.click(form().getByRole('button', { name: 'Send message' }));
  return posts;
}

/** Any object that says no failure is a message taken. */
const TAKEN = '200 of the wrong shape';

it.each(viewFaults.filter(([name]) => name === TAKEN))('takes as sent: %s', async (_name, reply) => {
  await send(reply);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
});

it.each(viewFaults.filter(([name]) => name !== TAKEN))(
  'tells in plain words, offers a next step and loses nothing after: %s',
  async (_name, reply) => {
    const posts = await send(reply);
    const alert = await form().findByRole('alert');
    expect(alert.textContent).toMatch(/\w{3}.*\./);
    expect(alert.textContent).not.toMatch(MACHINE_WORDS);
    expect(form().getByRole('textbox', { name: /message/i })).toHaveValue(draft.message);
    expect(form().getByRole('textbox', { name: /E-mail/ })).toHaveValue(draft.email);
    expect(form().getByRole('checkbox')).toBeChecked();
    expect(form().getByRole('button', { name: /^Send/ })).toBeEnabled();
    expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain(draft.message);
    expect(posts).toHaveLength(1);
  },
);

it.each([
  ['a reset connection', dropped, 'Your message may have been sent.'],
  ['a line that goes on the way', lostOnTheWay, 'Your message may have been sent.'],
  ['a proxy that could not connect', html(502), 'Your message wasn’t sent.'],
  ['a proxy without a server behind it', html(503), 'Your message wasn’t sent.'],
  [
    'a server whose own server gave no good answer',
    ok({ detail: 'Odd.' }, 502),
    'Your message may have been sent.',
  ],
  ['a proxy that got no answer in time', html(504), 'Your message may have been sent.'],
  ['an answer that nobody can read', html(200), 'Your message may have been sent.'],
  ['a refusal', html(403), 'Your message wasn’t sent.'],
  ['server trouble', ok({}, 500), 'Your message wasn’t sent.'],
])('says whether it may have gone after %s', async (_name, reply, words) => {
  await send(reply);
  expect(await form().findByText(words)).toBeInTheDocument();
});

it.each([
  ['a path that is not there', html(404)],
  ['something that is not there', ok({ detail: 'Not found.' }, 404)],
  ['a sign-in that nobody asked for', ok({ detail: 'Authentication credentials were not provided.' }, 401)],
])('sends nobody looking for a slip or a sign-in after %s', async (_name, reply) => {
  await send(reply);
  const alert = await form().findByRole('alert');
  expect(alert).toHaveTextContent(/[Cc]all or write to us instead/);
  expect(alert).not.toHaveTextContent(/under that name|slip|Not found|your sign-in|[Ss]ign in/);
});

it('is with us when the server has it already, after a send that nobody answered', async () => {
  await send(dropped, ok({ detail: 'This message already exists.' }, 409));
  await userEvent.click(await form().findByRole('button', { name: /^Send/ }));
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
});

it('was not sent when the server has something else like it', async () => {
  await send(ok({ detail: 'Somebody wrote this before.' }, 409));
  expect(await form().findByText('Somebody wrote this before.')).toBeInTheDocument();
  expect(form().getByText('Your message wasn’t sent.')).toBeInTheDocument();
});
