import { screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { answer, dropped, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { form, message, send, write } from '../../support/contactForm';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.contactDraft;
const arrived = ok({ success: true }, 201);

/** A message that is on its way, and its answer. */
async function onItsWay() {
  let comes: (reply: Answer) => void = () => undefined;
  const reply = new Promise<Answer>((resolve) => (comes = resolve));
  const posts = answer('/api/contact/', async (request) => (await reply)(request));
  const app = await renderApp('/contact');
  await write(app.user);
  await send(app.user);
  return { ...app, posts, comes };
}

/** To another page, without loading anything anew. */
async function goAway() {
  await follow('Careers');
  await screen.findByRole('heading', { level: 1, name: 'Work with us' });
}

async function goBack() {
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
}

async function comeBack() {
  await goBack();
  await screen.findByRole('form', { name: 'Send us a message' });
}

describe('who leaves while it is being sent', () => {
  const EMAIL = 'This address cannot receive mail.';
  const refused = ok({ email: [EMAIL], phone: ['Unknown number.'] }, 400);
  const receipt = () => screen.findByRole('heading', { name: 'We have your message' });
  const email = () => form().getByRole('textbox', { name: /E-mail/ });
  const telephone = () => form().getByRole('textbox', { name: /Phone/ });

  it('finds it still being sent, and then the receipt, if the answer is slow', async () => {
    const { comes, posts } = await onItsWay();
    await goAway();
    await comeBack();
    expect(await form().findByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    expect(message()).toBeDisabled();
    comes(arrived);
    expect(await receipt()).toBeInTheDocument();
    expect(screen.queryByText('Your message was sent.')).not.toBeInTheDocument();
    expect(posts).toHaveLength(1);
  });

  it('is told elsewhere that it was sent, and finds the receipt: on return and after a reload', async () => {
    const { user, comes, posts, unmount } = await onItsWay();
    await goAway();
    comes(arrived);
    expect(await screen.findByText('Your message was sent.')).toBeInTheDocument();
    await goBack();
    expect(await receipt()).toBeInTheDocument();
    expect(localStorage.getItem(key)).not.toContain('Which papers');
    unmount();
    await renderApp('/contact');
    expect(await receipt()).toBeInTheDocument();
    expect(posts).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Send another message' }));
    expect(message()).toHaveValue('');
    expect(email()).toHaveValue('ada@example.com');
  });

  it('is told elsewhere that it was not sent, with the way back to it', async () => {
    const { comes } = await onItsWay();
    await goAway();
    comes(ok({}, 500));
    expect(await screen.findByText(/Your message wasn’t sent\./)).toBeInTheDocument();
    await follow('Go to your message');
    expect(await form().findByText('Your message wasn’t sent.')).toBeInTheDocument();
    expect(message()).toHaveValue('Which papers come first?');
  });

  it('finds what the server refused beside its fields, on return and after a reload', async () => {
    const { user, comes, unmount } = await onItsWay();
    await goAway();
    comes(refused);
    expect(await screen.findByText(/Your message wasn’t sent\./)).toBeInTheDocument();
    await comeBack();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(EMAIL));
    unmount();
    await renderApp('/contact');
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(EMAIL));
    await user.type(email(), '.ng');
    expect(email()).toBeValid();
    expect(telephone()).toHaveAccessibleDescription(expect.stringContaining('Unknown number.'));
  });

  it('is told elsewhere that it may have been sent, and finds it so', async () => {
    const { comes } = await onItsWay();
    await goAway();
    comes(dropped);
    expect(await screen.findByText(/Your message may have been sent\./)).toBeInTheDocument();
    await comeBack();
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Send again' })).toBeInTheDocument();
  });

  it('finds after a reload that it may have been sent, and sends nothing by that', async () => {
    const { posts, unmount } = await onItsWay();
    unmount();
    await renderApp('/contact');
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(message()).toHaveValue('Which papers come first?');
    expect(posts).toHaveLength(1);
  });
});

it('lets nothing be changed or cleared while it is on its way', async () => {
  const { user, comes } = await onItsWay();
  expect(message()).toBeDisabled();
  await user.click(form().getByRole('button', { name: 'Clear form' }));
  comes(ok({}, 500));
  expect(await form().findByText('Your message wasn’t sent.')).toBeInTheDocument();
  expect(message()).toHaveValue('Which papers come first?');
  expect(message()).toBeEnabled();
});
