import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { form, message, write } from '../../support/contactForm';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.contactDraft;

/** What the browser tells this tab when another one has saved or deleted the message. */
function changedElsewhere(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

/** The message on the device as another tab saves it, with these marks. */
function savedWith(status: object, values: object = {}) {
  const { value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { values: object } };
  return JSON.stringify({
    value: { ...value, values: { ...value.values, ...values }, status },
    keptAt: Date.now(),
  });
}

describe('when another tab', () => {
  const sent = { kind: 'sent', receipt: { email: 'ada@example.com' } };

  it('has sent the same message, this one shows the receipt', async () => {
    const { user } = await renderApp('/contact');
    await write(user);
    changedElsewhere(savedWith({ kind: 'sending', isRepeated: false }));
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    changedElsewhere(savedWith(sent, { message: '' }));
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
  });

  it('is sending a message, what was typed beside it stays', async () => {
    const { user } = await renderApp('/contact');
    await write(user);
    changedElsewhere(savedWith({ kind: 'sending', isRepeated: false }, { message: 'Theirs' }));
    changedElsewhere(savedWith(sent, { message: '' }));
    expect(message()).toHaveValue('Which papers come first?');
    await user.type(message(), ' And when?');
    expect(localStorage.getItem(key)).toContain('Which papers come first? And when?');
  });

  it('has cleared the message, it can be brought back here', async () => {
    const { user } = await renderApp('/contact');
    await write(user);
    changedElsewhere(null);
    expect(message()).toHaveValue('');
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(message()).toHaveValue('Which papers come first?');
    expect(localStorage.getItem(key)).toContain('Which papers come first?');
  });

  it('writes on while this one is in the background, this one follows', async () => {
    const { user } = await renderApp('/contact');
    await write(user);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    changedElsewhere(savedWith({ kind: 'editing' }, { message: 'Which papers, and when?' }));
    expect(message()).toHaveValue('Which papers, and when?');
  });
});
