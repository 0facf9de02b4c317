import { act, screen } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { form, message, fillIn } from '../../support/contactForm';
import { renderApp } from '../../support/renderApp';

const { key } = storageKeys.contactDraft;

/** Saves or deletes the draft as another tab would, with the storage event. */
function changeElsewhere(newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

/** The stored draft as another tab would save it. */
function savedWith(status: object, values: object = {}) {
  const { value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value: { values: object } };
  return JSON.stringify({
    value: { ...value, values: { ...value.values, ...values }, status },
    keptAt: Date.now(),
  });
}

describe('when another tab', () => {
  const sent = { kind: 'sent', receipt: { email: 'ada@example.com' } };

  it('sends the same message, this one shows the receipt', async () => {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    changeElsewhere(savedWith({ kind: 'sending' }));
    expect(await form().findByText('Your message may have been sent.')).toBeInTheDocument();
    changeElsewhere(savedWith(sent, { message: '' }));
    expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeInTheDocument();
  });

  it('sends its own message, this one keeps what was typed here', async () => {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    changeElsewhere(savedWith({ kind: 'sending' }, { message: 'Theirs' }));
    changeElsewhere(savedWith(sent, { message: '' }));
    expect(message()).toHaveValue('Which papers come first?');
    await user.type(message(), ' And when?');
    expect(localStorage.getItem(key)).toContain('Which papers come first? And when?');
  });

  it('clears the message, this one can restore it', async () => {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    changeElsewhere(null);
    expect(message()).toHaveValue('');
    await user.click(form().getByRole('button', { name: 'Undo' }));
    expect(message()).toHaveValue('Which papers come first?');
    expect(localStorage.getItem(key)).toContain('Which papers come first?');
  });

  it('clears everything, this one keeps the message and says that it is not saved', async () => {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    });
    expect(message()).toHaveValue('Which papers come first?');
    expect(form().getByText(/isn’t saved on this device/)).toBeInTheDocument();
    expect(localStorage.getItem(key)).toBeNull();
    await user.type(message(), ' And when?');
    expect(form().getByText(/^Saved on this device/)).toBeInTheDocument();
    expect(localStorage.getItem(key)).toContain('And when?');
  });

  it('continues the message, this one follows in the background', async () => {
    const { user } = await renderApp('/contact');
    await fillIn(user);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    changeElsewhere(savedWith({ kind: 'editing' }, { message: 'Which papers, and when?' }));
    expect(message()).toHaveValue('Which papers, and when?');
  });
});
