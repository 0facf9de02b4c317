import { screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { selectNotifications } from '../../../src/features/notifications/notificationsSlice';
import { answer, dropped, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { form, message, send, fillIn } from '../../support/contactForm';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.contactDraft;
const delivered = ok({ success: true }, 201);

/** Sends a message. @returns the app and a function that answers it */
async function sendPending() {
  let respond: (reply: Answer) => void = () => undefined;
  const reply = new Promise<Answer>((resolve) => (respond = resolve));
  const posts = answer('/api/contact/', async (request) => (await reply)(request));
  const app = await renderApp('/contact');
  await fillIn(app.user);
  await send(app.user);
  return { ...app, posts, respond };
}

/** Navigates to another page. */
async function leavePage() {
  await follow('Careers');
  await screen.findByRole('heading', { level: 1, name: 'Work with us' });
}

async function goBack() {
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Contact us' });
}

async function returnToForm() {
  await goBack();
  await screen.findByRole('form', { name: 'Send us a message' });
}

describe('leaving the page while sending', () => {
  const EMAIL = 'This address cannot receive mail.';
  const refused = ok({ email: [EMAIL], phone: ['Unknown number.'] }, 400);
  const receipt = () => screen.findByRole('heading', { name: 'We have your message' });
  const email = () => form().getByRole('textbox', { name: /E-mail/ });
  const phone = () => form().getByRole('textbox', { name: /Phone/ });

  it('shows it still being sent on return, then the receipt', async () => {
    const { respond, posts, store } = await sendPending();
    await leavePage();
    await returnToForm();
    expect(await form().findByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    expect(message()).toBeDisabled();
    respond(delivered);
    expect(await receipt()).toBeInTheDocument();
    // A toast's code loads late, so its text isn't on the page yet.
    expect(selectNotifications(store.getState())).toEqual([]);
    expect(posts).toHaveLength(1);
  });

  it('announces elsewhere that it was sent, and shows the receipt on return and after a reload', async () => {
    const { user, respond, posts, unmount } = await sendPending();
    await leavePage();
    respond(delivered);
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

  it('announces elsewhere that it was not sent, with a link back to it', async () => {
    const { respond } = await sendPending();
    await leavePage();
    respond(ok({}, 403));
    expect(await screen.findByText(/Your message wasn’t sent\./)).toBeInTheDocument();
    await follow('Go to your message');
    expect(await form().findByText('Your message wasn’t sent.')).toBeInTheDocument();
    expect(message()).toHaveValue('Which papers come first?');
  });

  it('shows the server’s field errors on return and after a reload', async () => {
    const { user, respond, unmount } = await sendPending();
    await leavePage();
    respond(refused);
    expect(await screen.findByText(/Your message wasn’t sent\./)).toBeInTheDocument();
    await returnToForm();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(EMAIL));
    unmount();
    await renderApp('/contact');
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(EMAIL));
    await user.type(email(), '.ng');
    expect(email()).toBeValid();
    expect(phone()).toHaveAccessibleDescription(expect.stringContaining('Unknown number.'));
  });

  it('announces elsewhere that it may have been sent, and says so on return', async () => {
    const { respond } = await sendPending();
    await leavePage();
    respond(dropped);
    expect(await screen.findByText(/Your message may have been sent\./)).toBeInTheDocument();
    await returnToForm();
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Send again' })).toBeInTheDocument();
  });

  it('says after a reload that it may have been sent, without resending', async () => {
    const { posts, unmount } = await sendPending();
    unmount();
    await renderApp('/contact');
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(message()).toHaveValue('Which papers come first?');
    expect(posts).toHaveLength(1);
  });
});

it('focuses each new failure, but not an old one on return', async () => {
  answer('/api/contact/', ok({}, 403));
  const { user } = await renderApp('/contact');
  await fillIn(user);
  const notice = async () => {
    const [box] = await form().findAllByRole('alert');
    return box?.closest('[tabindex]');
  };
  await send(user);
  await waitFor(async () => {
    expect(await notice()).toHaveFocus();
  });
  await user.click(message());
  await user.click(form().getByRole('button', { name: /^Send / }));
  await waitFor(async () => {
    expect(await notice()).toHaveFocus();
  });
  await leavePage();
  await returnToForm();
  expect(await notice()).not.toHaveFocus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('cannot be edited or cleared while it is being sent', async () => {
  const { user, respond } = await sendPending();
  expect(message()).toBeDisabled();
  await user.click(form().getByRole('button', { name: 'Clear form' }));
  respond(ok({}, 403));
  expect(await form().findByText('Your message wasn’t sent.')).toBeInTheDocument();
  expect(message()).toHaveValue('Which papers come first?');
  expect(message()).toBeEnabled();
});
