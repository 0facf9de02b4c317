import { act, screen } from '@testing-library/react';
import { personalEntries, storageKeys } from '../../../src/config/storageKeys';
import { followOtherTabs } from '../../../src/session/persistence';
import { createStoredSession } from '../../../src/session/storedSession';
import { signedInApp } from '../../support/account';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const session = [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user];
const message = () => main().getByRole('textbox', { name: /message/i });
const inspection = () => main().getByRole('button', { name: /^Inspection/ });

let stopFollowing: () => void = () => undefined;
afterEach(() => {
  stopFollowing();
});

/** A signed-in tab that hears of the others, as the entry sets it up. */
async function openTab(path: string) {
  const app = await signedInApp(path);
  stopFollowing = followOtherTabs(
    createStoredSession(() => localStorage),
    app.store.dispatch,
  );
  return app;
}

/** What another tab removes, with the news of it. */
function removedElsewhere(entries: readonly { readonly key: string }[]): void {
  for (const { key } of entries) {
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
    });
  }
}

/** Another tab logs out: personal entries go first, then the session. */
async function loggedOutElsewhere(): Promise<void> {
  removedElsewhere(personalEntries);
  removedElsewhere(session);
  expect((await screen.findAllByRole('link', { name: 'Sign in' })).length).toBeGreaterThan(0);
}

it('empties a quote request and writes nothing of it back', async () => {
  const { user, unmount } = await openTab('/quote');
  await step('What do you need?');
  await user.click(inspection());
  await step('What are we moving?');
  await loggedOutElsewhere();
  await step('What do you need?');
  expect(inspection()).not.toHaveAttribute('aria-current');
  unmount();
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).toBeNull();
});

it('empties a message and writes nothing of it back', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.type(message(), 'Half a thought');
  await loggedOutElsewhere();
  expect(message()).toHaveValue('');
  unmount();
  expect(localStorage.getItem(storageKeys.contactDraft.key)).toBeNull();
});

it('writes nothing back of a message that another tab has gone on with', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.selectOptions(main().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(message(), 'Half a thought');
  localStorage.setItem(
    storageKeys.contactDraft.key,
    JSON.stringify({ subject: 'papers', message: 'Half a thought, and the rest' }),
  );
  await loggedOutElsewhere();
  expect(message()).toHaveValue('');
  unmount();
  await renderApp('/contact');
  expect(message()).toHaveValue('');
});

it('keeps what was typed in another tab after the logout, however late this one hears of it', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.type(message(), 'Half a thought');
  removedElsewhere([storageKeys.contactDraft]);
  localStorage.setItem(storageKeys.contactDraft.key, JSON.stringify({ message: 'Somebody else’s' }));
  removedElsewhere(session);
  await screen.findAllByRole('link', { name: 'Sign in' });
  expect(message()).toHaveValue('Somebody else’s');
  unmount();
  expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain('Somebody else’s');
});
