import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, dropped, html, ok } from '../support/answers';
import { setOnline } from '../support/connection';
import { form, message, send, sendAgain, fillIn } from '../support/contactForm';
import { saveItem } from '../support/deviceItems';
import { renderApp } from '../support/renderApp';

const { key } = storageKeys.contactDraft;
const delivered = ok({ success: true }, 201);

it('still says after a reload that it may have been sent', async () => {
  const posts = answer('/api/contact/', dropped, delivered);
  const { user, unmount } = await renderApp('/contact');
  await fillIn(user);
  await send(user);
  expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
  unmount();

  const again = await renderApp('/contact');
  expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
  await again.user.click(form().getByRole('checkbox'));
  await sendAgain(again.user);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(posts).toHaveLength(2);
  expect(localStorage.getItem(key)).not.toContain('Which papers');
});

it('shows only the newest alert when consent is missing from the next attempt', async () => {
  const posts = answer('/api/contact/', dropped, delivered);
  const { user } = await renderApp('/contact');
  await fillIn(user);
  await send(user);
  const outcome = await form().findByText('Your message may have been sent.');
  const consent = form().getByRole('checkbox');
  await user.click(consent);
  await user.click(form().getByRole('button', { name: 'Send again' }));
  const [alert, ...others] = form().getAllByRole('alert');
  expect(others).toEqual([]);
  expect(alert).toHaveAccessibleName('Your message hasn’t been sent again yet');
  await waitFor(() => {
    expect(alert).toHaveFocus();
  });
  await user.click(consent);
  expect(form().getByRole('alert')).toContainElement(outcome);
  expect(consent).toHaveFocus();
  await sendAgain(user);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(posts).toHaveLength(2);
});

describe('a message that may have arrived', () => {
  const ask = () => form().queryByRole('group', { name: 'We may already have this message.' });

  it.each([
    ['a lost connection', dropped],
    ['a proxy’s 502', html(502)],
    ['a server error', ok({}, 500)],
  ])('is not sent twice without asking: %s', async (_what, reply) => {
    const posts = answer('/api/contact/', reply, delivered);
    const { user } = await renderApp('/contact');
    await fillIn(user);
    await send(user);
    await user.click(await form().findByRole('button', { name: 'Send again' }));
    await waitFor(() => {
      expect(ask()).toHaveFocus();
    });
    expect(posts).toHaveLength(1);
    await user.click(form().getByRole('button', { name: 'Don’t send it' }));
    expect(ask()).not.toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Send again' })).toHaveFocus();
    await sendAgain(user);
    expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
    expect(posts).toHaveLength(2);
  });

  it('is still asked about after a refused second send was corrected', async () => {
    const posts = answer('/api/contact/', dropped, ok({ phone: ['Odd.'] }, 400), delivered);
    const { user } = await renderApp('/contact');
    await fillIn(user);
    await send(user);
    await form().findByText('Your message may have been sent.');
    await sendAgain(user);
    await form().findAllByText('Odd.');
    await user.type(form().getByRole('textbox', { name: /phone/i }), '410 555 0142');
    await send(user);
    await waitFor(() => {
      expect(ask()).toBeInTheDocument();
    });
    expect(posts).toHaveLength(2);
  });
});

describe('a cleared message', () => {
  const clear = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Clear form' }));
  const undo = () => form().queryByRole('button', { name: 'Undo' });

  async function fillAndClear() {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    await clear(user);
    return user;
  }

  it('is restored by Undo, on the page and on the device', async () => {
    const user = await fillAndClear();
    expect(message()).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
    expect(form().getByText('Form cleared.')).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(message()).toHaveValue('Which papers come first?');
    // Consent isn't saved: it's given for each message.
    expect(form().getByRole('checkbox')).not.toBeChecked();
    expect(form().getByRole('combobox', { name: /about/i })).toHaveFocus();
    expect(localStorage.getItem(key)).toContain('Which papers come first?');
    expect(undo()).not.toBeInTheDocument();
  });

  it('is still “maybe sent” when restored', async () => {
    answer('/api/contact/', dropped);
    const { user } = await renderApp('/contact');
    await fillIn(user);
    await send(user);
    await form().findByText('Your message may have been sent.');
    await clear(user);
    expect(form().queryByText('Your message may have been sent.')).not.toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(localStorage.getItem(key)).toContain('maybeSent');
  });

  it('cannot be restored once something new is typed', async () => {
    const user = await fillAndClear();
    await user.type(message(), 'A');
    expect(undo()).not.toBeInTheDocument();
  });

  it('offers no Undo if it was empty', async () => {
    const { user } = await renderApp('/contact');
    await clear(user);
    expect(undo()).not.toBeInTheDocument();
  });
});

it('does not promise to save when the browser cannot', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answer('/api/contact/', dropped);
  const { user } = await renderApp('/contact');
  await fillIn(user);
  expect(form().getByText(/isn’t saved on this device/)).toBeInTheDocument();
  setOnline(false);
  await send(user);
  expect(await form().findByText('Your message hasn’t been sent yet.')).toBeInTheDocument();
  expect(form().queryByText(/^(?:Saved|It’s saved) on this device/)).not.toBeInTheDocument();
});

describe('with a list from the shop', () => {
  const list = (items: readonly object[]) => {
    saveItem('enquiryList', items);
  };
  const bus = { id: 'bus', name: 'Bus', quantity: 3 };
  const van = { id: 'van', name: 'Van', quantity: 1 };

  it('replaces the previous list with a longer one', async () => {
    list([bus]);
    const { user, unmount } = await renderApp('/contact?subject=shop');
    await user.type(message(), ' and a hello');
    unmount();
    list([bus, van]);
    await renderApp('/contact?subject=shop');
    expect(message()).toHaveValue('3 × Bus\n1 × Van and a hello');
  });

  it('adds it below what was already typed', async () => {
    const { user, unmount } = await renderApp('/contact');
    await user.type(message(), 'Half a thought');
    unmount();
    list([bus]);
    await renderApp('/contact?subject=shop');
    expect(message()).toHaveValue('Half a thought\n\n3 × Bus');
  });
});

it.each([
  '(410) 555-0142',
  '410–555–0142',
  '410/555-0142',
  '+234‑803‑123‑4567',
  '\u202A+234 803 123 4567\u202C',
])('accepts a phone number as people write and paste it: %s', async (number) => {
  answer('/api/contact/', delivered);
  const { user } = await renderApp('/contact');
  await fillIn(user);
  await user.click(form().getByRole('textbox', { name: /phone/i }));
  await user.paste(number);
  await send(user);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
});

it('strips invisible characters from a pasted e-mail address', async () => {
  const posts = answer('/api/contact/', delivered);
  const { user } = await renderApp('/contact');
  await fillIn(user);
  const email = form().getByRole('textbox', { name: /E-mail/ });
  await user.clear(email);
  await user.click(email);
  await user.paste('\u202Aeze@example.com\u202C');
  await send(user);
  expect(await screen.findByText(/eze@example\.com/)).toBeInTheDocument();
  expect(await posts[0]?.json()).toMatchObject({ email: 'eze@example.com' });
});
