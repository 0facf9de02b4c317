import { act, screen } from '@testing-library/react';
import { deviceKeys, storageKeys } from '../../../src/config/storageKeys';
import { emptyMessage } from '../../../src/features/contact/contactValues';
import { followOtherTabs } from '../../../src/session/persistence';
import { createStoredSession } from '../../../src/session/storedSession';
import { signedInApp } from '../../support/account';
import { saveItem } from '../../support/deviceItems';
import { savedDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const session = [storageKeys.accessToken, storageKeys.refreshToken, storageKeys.user];
const message = () => main().getByRole('textbox', { name: /message/i });
const inspection = () => main().getByRole('button', { name: /^Inspection/ });

let stopFollowing: () => void = () => undefined;
afterEach(() => {
  stopFollowing();
});

/** A signed-in tab that syncs with other tabs, as the entry sets it up. */
async function openTab(path: string) {
  const app = await signedInApp(path);
  stopFollowing = followOtherTabs(
    createStoredSession(() => localStorage),
    app.store.dispatch,
  );
  return app;
}

/** Removes entries as another tab would, with the storage events. */
function removeElsewhere(entries: readonly { readonly key: string }[]): void {
  for (const { key } of entries) {
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
    });
  }
}

/** Logs out in another tab: personal entries are removed first, then the session. */
async function logOutElsewhere(): Promise<void> {
  removeElsewhere(deviceKeys.filter(({ isPersonal }) => isPersonal));
  removeElsewhere(session);
  expect((await screen.findAllByRole('link', { name: 'Sign in' })).length).toBeGreaterThan(0);
}

it('clears a quote request and does not write it back', async () => {
  const { user, unmount } = await openTab('/quote');
  await step('What do you need?');
  await user.click(inspection());
  await step('What should we inspect?');
  await logOutElsewhere();
  await step('What do you need?');
  expect(inspection()).not.toHaveAttribute('aria-current');
  unmount();
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).toBeNull();
});

it('clears a message and does not write it back', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.type(message(), 'Half a thought');
  await logOutElsewhere();
  expect(message()).toHaveValue('');
  unmount();
  expect(localStorage.getItem(storageKeys.contactDraft.key)).toBeNull();
});

it('does not write back a message that another tab continued', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.selectOptions(main().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(message(), 'Half a thought');
  saveItem('contactDraft', savedDraft({ ...emptyMessage, message: 'Half a thought, and the rest' }));
  await logOutElsewhere();
  expect(message()).toHaveValue('');
  unmount();
  await renderApp('/contact');
  expect(message()).toHaveValue('');
});

it('keeps what another tab typed after the logout, even if this tab learns of it late', async () => {
  const { user, unmount } = await openTab('/contact');
  await user.type(message(), 'Half a thought');
  removeElsewhere([storageKeys.contactDraft]);
  saveItem('contactDraft', savedDraft({ ...emptyMessage, message: 'Somebody else’s' }));
  removeElsewhere(session);
  await screen.findAllByRole('link', { name: 'Sign in' });
  expect(message()).toHaveValue('Somebody else’s');
  unmount();
  expect(localStorage.getItem(storageKeys.contactDraft.key)).toContain('Somebody else’s');
});
