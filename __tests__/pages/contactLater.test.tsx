import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, dropped, ok } from '../support/answers';
import type { Answer } from '../support/answers';
import { connection } from '../support/connection';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';

const { key } = storageKeys.contactDraft;
const form = () => within(screen.getByRole('form', { name: 'Write to us' }));
const message = () => form().getByRole('textbox', { name: /message/i });
const arrived = ok({ success: true }, 201);

async function write(user: UserEvent, text = 'Which papers come first?') {
  await user.type(form().getByRole('textbox', { name: /name/i }), 'Ada Obi');
  await user.type(form().getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  await user.selectOptions(form().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(message(), text);
  await user.click(form().getByRole('checkbox'));
}

const send = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Send the message' }));

/** An answer that comes when it is told to. */
function held() {
  let release: (response: Response) => void = () => undefined;
  const slow: Answer = () =>
    new Promise<Response>((resolve) => {
      release = resolve;
    });
  return {
    slow,
    comes: (status: number) => {
      release(HttpResponse.json({}, { status }));
    },
  };
}

/** A message that is on its way, and its answer. */
async function onItsWay() {
  const { slow, comes } = held();
  answer('/api/contact/', slow);
  const { user } = await renderApp('/contact');
  await write(user);
  await send(user);
  return { user, comes };
}

/** To another page and back, without loading anything anew. */
async function goAwayAndBack() {
  await follow('Careers');
  await screen.findByRole('heading', { level: 1, name: 'Work between two shores' });
  window.history.back();
  await screen.findByRole('form', { name: 'Write to us' });
}

/** What the browser tells this tab when another one has sent or cleared the message. */
function goneElsewhere() {
  const oldValue = localStorage.getItem(key);
  localStorage.removeItem(key);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue, newValue: null, storageArea: localStorage }),
    );
  });
}

it('says after a reload, too, that it may have been sent', async () => {
  const posts = answer('/api/contact/', dropped, arrived);
  const { user, unmount } = await renderApp('/contact');
  await write(user);
  await send(user);
  expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
  unmount();

  const again = await renderApp('/contact');
  expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
  await again.user.click(form().getByRole('checkbox'));
  await again.user.click(form().getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(posts).toHaveLength(2);
  expect(localStorage.getItem(key)).toBeNull();
});

it('knows of a message that was on its way when the page was left, and that it has arrived since', async () => {
  const { comes } = await onItsWay();
  await goAwayAndBack();
  expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
  comes(201);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Write to us' })).not.toBeInTheDocument();
});

it.each([201, 500])('keeps what was typed since, whatever becomes (%s) of the one before', async (status) => {
  const { user, comes } = await onItsWay();
  await goAwayAndBack();
  await user.clear(message());
  await user.type(message(), 'Another question');
  comes(status);
  await goAwayAndBack();
  expect(message()).toHaveValue('Another question');
});

it('lets nothing be changed or cleared while it is on its way', async () => {
  const { user, comes } = await onItsWay();
  expect(message()).toBeDisabled();
  await user.click(form().getByRole('button', { name: 'Clear the form' }));
  comes(500);
  expect(await form().findByText('Your message was not sent.')).toBeInTheDocument();
  expect(message()).toHaveValue('Which papers come first?');
  expect(message()).toBeEnabled();
});

describe('after it was cleared', () => {
  const clear = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Clear the form' }));
  const undo = () => form().queryByRole('button', { name: 'Undo' });

  async function cleared() {
    const { user } = await renderApp('/contact');
    await write(user);
    await clear(user);
    return user;
  }

  it('gives everything back, here and on the device', async () => {
    const user = await cleared();
    expect(message()).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
    expect(form().getByText('Everything was cleared.')).toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(message()).toHaveValue('Which papers come first?');
    expect(form().getByRole('checkbox')).toBeChecked();
    expect(form().getByRole('combobox', { name: /about/i })).toHaveFocus();
    expect(localStorage.getItem(key)).toContain('Which papers come first?');
    expect(undo()).not.toBeInTheDocument();
  });

  it('remembers that it may have been sent', async () => {
    answer('/api/contact/', dropped);
    const { user } = await renderApp('/contact');
    await write(user);
    await send(user);
    await form().findByText('Your message may have been sent.');
    await clear(user);
    expect(form().queryByText('Your message may have been sent.')).not.toBeInTheDocument();
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    expect(localStorage.getItem(key)).toContain('maybeSent');
  });

  it('lets go of it once something new is typed', async () => {
    const user = await cleared();
    await user.type(message(), 'A');
    expect(undo()).not.toBeInTheDocument();
  });

  it('offers nothing where nothing was written', async () => {
    const { user } = await renderApp('/contact');
    await clear(user);
    expect(undo()).not.toBeInTheDocument();
  });
});

it('does not offer again what another tab has sent, and keeps what was written beside it', async () => {
  answer('/api/contact/', arrived);
  const { user } = await renderApp('/contact');
  await write(user);
  goneElsewhere();
  expect(message()).toHaveValue('');
  await user.type(message(), 'Another question');
  expect(localStorage.getItem(key)).toContain('Another question');
});

it('still has on the device what is left when another tab has sent a part of it', async () => {
  const { user } = await renderApp('/contact');
  await write(user);
  localStorage.setItem(key, JSON.stringify({ name: 'Ada Obi', message: 'Another question' }));
  goneElsewhere();
  expect(form().getByRole('textbox', { name: /name/i })).toHaveValue('');
  expect(message()).toHaveValue('Which papers come first?');
  await waitFor(() => {
    expect(localStorage.getItem(key)).toContain('Which papers come first?');
  });
});

it('promises to keep nothing where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  answer('/api/contact/', dropped);
  const { user } = await renderApp('/contact');
  await write(user);
  expect(form().getByText(/does not let us keep what you type/)).toBeInTheDocument();
  connection(false);
  await send(user);
  expect(await form().findByText('Your message has not been sent yet.')).toBeInTheDocument();
  expect(form().queryByText(/kept on this device/)).not.toBeInTheDocument();
});

describe('with a list from the shop', () => {
  const list = (items: readonly object[]) => {
    localStorage.setItem(storageKeys.enquiryList.key, JSON.stringify(items));
  };
  const bus = { id: 'bus', name: 'Bus', quantity: 3 };
  const van = { id: 'van', name: 'Van', quantity: 1 };

  it('takes a longer list in place of the one that it brought before', async () => {
    list([bus]);
    const { user, unmount } = await renderApp('/contact?subject=shop');
    await user.type(message(), ' and a hello');
    unmount();
    list([bus, van]);
    await renderApp('/contact?subject=shop');
    expect(message()).toHaveValue('3 × Bus\n1 × Van and a hello');
  });

  it('puts it below what was written already', async () => {
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
])('takes a number as people write and paste it: %s', async (number) => {
  answer('/api/contact/', arrived);
  const { user } = await renderApp('/contact');
  await write(user);
  await user.click(form().getByRole('textbox', { name: /telephone/i }));
  await user.paste(number);
  await send(user);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
});

it('sends an address without what was pasted with it unseen', async () => {
  const posts = answer('/api/contact/', arrived);
  const { user } = await renderApp('/contact');
  await write(user);
  const email = form().getByRole('textbox', { name: /E-mail/ });
  await user.clear(email);
  await user.click(email);
  await user.paste('\u202Aeze@example.com\u202C');
  await send(user);
  expect(await screen.findByText(/eze@example\.com/)).toBeInTheDocument();
  expect(await posts[0]?.json()).toMatchObject({ email: 'eze@example.com' });
});
