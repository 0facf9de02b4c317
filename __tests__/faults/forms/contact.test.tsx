import { screen, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { answer, bearerOf, ok } from '../../support/answers';
import { follow } from '../../support/follow';
import { autofill, entersForm, travel } from '../../support/keys';
import { renderApp } from '../../support/renderApp';

const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));
const field = (name: RegExp) => form().getByRole('textbox', { name });
const draft = {
  name: ' Ada\u00A0',
  email: ' ada@example.com\t',
  phone: '',
  subject: 'papers',
  message: ' Which papers? ',
};

async function ready(more: Partial<typeof draft> = {}, reply = ok({ success: true }, 201)) {
  localStorage.setItem(storageKeys.contactDraft.key, JSON.stringify({ ...draft, ...more }));
  const posts = answer('/api/contact/', reply);
  const { user } = await renderApp('/contact', { persist: true });
  await user.click(form().getByRole('checkbox'));
  const send = () => user.click(form().getByRole('button', { name: /^Send/ }));
  return { user, posts, send };
}
const sent = () => screen.findByText(/ada@example\.com/);

it('sends once when Enter is pressed again and again, without the white space that was pasted', async () => {
  const { user, posts } = await ready();
  await user.click(field(/Your name/));
  await user.keyboard('{Enter}{Enter}{Enter}');
  await sent();
  expect(posts).toHaveLength(1);
  expect(await posts[0]?.json()).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Which papers?',
  });
});

it('sends nothing again when the visitor leaves and comes back after sending', async () => {
  const { user, posts, send } = await ready();
  await send();
  await sent();
  await follow('About Us');
  await travel(() => {
    window.history.back();
  });
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field(/message/i)).toHaveValue('');
  expect(posts).toHaveLength(1);
});

it('takes 10 000 characters without cutting one', async () => {
  const { user, posts, send } = await ready({ message: '' });
  const message = `${'Gate code 7. '.repeat(800)}The end.`;
  await user.click(field(/message/i));
  await user.paste(message);
  await send();
  await sent();
  expect(await posts[0]?.json()).toMatchObject({ message });
});

it('takes what a browser fills in without a key', async () => {
  const { posts, send } = await ready({ name: '', email: '' });
  autofill(field(/Your name/), 'Ada Obi');
  autofill(field(/E-mail/), 'ada@example.com');
  await send();
  await sent();
  expect(await posts[0]?.json()).toMatchObject({ name: 'Ada Obi', email: 'ada@example.com' });
});

it('is not sent by the Enter that ends a composition', async () => {
  await ready();
  expect(entersForm(field(/Your name/), { isComposing: true })).toBe(false);
  expect(entersForm(field(/Your name/), { keyCode: 229 })).toBe(false);
  expect(entersForm(field(/Your name/))).toBe(true);
});

it('is nobody’s, whatever became of the session', async () => {
  localStorage.setItem('access_token', 'stale');
  localStorage.setItem('refresh_token', 'stale');
  const { posts, send } = await ready();
  await send();
  await sent();
  expect(posts.map(bearerOf)).toEqual([null]);
});

it('keeps half an emoji from breaking the other ways', async () => {
  const { send } = await ready({ message: 'Which car \uD83D' }, ok({}, 500));
  await send();
  const mail = await form().findByRole('link', { name: 'Send by e-mail' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('Which%20car'));
});
