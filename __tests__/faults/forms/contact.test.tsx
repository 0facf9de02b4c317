import { screen, within } from '@testing-library/react';
import { answer, bearerOf, ok } from '../../support/answers';
import { saveItem } from '../../support/deviceItems';
import { savedDraft } from '../../support/quoteDraft';
import { follow } from '../../support/follow';
import { autofill, enterSubmits, navigateHistory } from '../../support/browserEvents';
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

async function openFilledForm(more: Partial<typeof draft> = {}, reply = ok({ success: true }, 201)) {
  saveItem('contactDraft', savedDraft({ ...draft, ...more }));
  const posts = answer('/api/contact/', reply);
  const { user } = await renderApp('/contact', { persist: true });
  await user.click(form().getByRole('checkbox'));
  const send = () => user.click(form().getByRole('button', { name: /^Send/ }));
  return { user, posts, send };
}
const confirmation = () => screen.findByText(/ada@example\.com/);

it('sends once when Enter is pressed repeatedly, without pasted white space', async () => {
  const { user, posts } = await openFilledForm();
  await user.click(field(/Your name/));
  await user.keyboard('{Enter}{Enter}{Enter}');
  await confirmation();
  expect(posts).toHaveLength(1);
  expect(await posts[0]?.json()).toMatchObject({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Which papers?',
  });
});

it('does not resend when the visitor leaves and returns after sending', async () => {
  const { user, posts, send } = await openFilledForm();
  await send();
  await confirmation();
  await follow('About Us');
  await navigateHistory(() => {
    window.history.back();
  });
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(field(/message/i)).toHaveValue('');
  expect(posts).toHaveLength(1);
});

it('sends 10 000 characters untruncated', async () => {
  const { user, posts, send } = await openFilledForm({ message: '' });
  const message = `${'Gate code 7. '.repeat(800)}The end.`;
  await user.click(field(/message/i));
  await user.paste(message);
  await send();
  await confirmation();
  expect(await posts[0]?.json()).toMatchObject({ message });
});

it('says while typing how much is left of a long message, and keeps one that is too long', async () => {
  const { user, posts, send } = await openFilledForm({ message: '' });
  const type = async (text: string) => {
    await user.clear(field(/message/i));
    await user.click(field(/message/i));
    await user.paste(text);
  };
  const status = (text: string) => form().findByText(text);
  await type('a'.repeat(15_999));
  expect(form().queryByText(/characters left/)).not.toBeInTheDocument();
  await type('a'.repeat(16_050));
  expect(await status('About 3,900 characters left.')).toHaveAttribute('role', 'status');
  await type('a'.repeat(19_950));
  await status('Fewer than 100 characters left.');
  const tooLong = 'a'.repeat(20_001);
  await type(tooLong);
  await status('About 100 characters too many.');
  await send();
  await form().findByRole('link', { name: 'Keep your message to 20,000 characters or fewer.' });
  expect(field(/message/i)).toHaveValue(tooLong);
  expect(posts).toHaveLength(0);
});

it('sends what the browser autofills', async () => {
  const { posts, send } = await openFilledForm({ name: '', email: '' });
  autofill(field(/Your name/), 'Ada Obi');
  autofill(field(/E-mail/), 'ada@example.com');
  await send();
  await confirmation();
  expect(await posts[0]?.json()).toMatchObject({ name: 'Ada Obi', email: 'ada@example.com' });
});

it('does not submit on the Enter that ends an IME composition', async () => {
  await openFilledForm();
  expect(enterSubmits(field(/Your name/), { isComposing: true })).toBe(false);
  expect(enterSubmits(field(/Your name/), { keyCode: 229 })).toBe(false);
  expect(enterSubmits(field(/Your name/))).toBe(true);
});

it('is sent anonymously even with an expired session', async () => {
  localStorage.setItem('access_token', 'stale');
  localStorage.setItem('refresh_token', 'stale');
  const { posts, send } = await openFilledForm();
  await send();
  await confirmation();
  expect(posts.map(bearerOf)).toEqual([null]);
});

it('builds the mail link despite half an emoji in the message', async () => {
  const { send } = await openFilledForm({ message: 'Which car \uD83D' }, ok({}, 500));
  await send();
  const mail = await form().findByRole('link', { name: 'Send by e-mail' });
  expect(mail).toHaveAttribute('href', expect.stringContaining('Which%20car'));
});
