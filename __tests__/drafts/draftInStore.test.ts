import { storageKeys } from '../../src/config/storageKeys';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { contactDraft } from '../../src/features/contact/contactDraft';
import { emptyMessage, toMessage } from '../../src/features/contact/contactValues';
import type { ContactValues } from '../../src/features/contact/contactValues';
import { pause } from '../../src/lib/promises';
import { signedIn, signedOut } from '../../src/session/authSlice';
import { answer, noAnswer, ok, throttled } from '../support/answers';
import { openStore } from '../support/session';
import { until } from '../support/until';

const { actions, selectCanUndo, selectDraft, selectIsSaved, undoClear } = contactDraft;
const { key } = storageKeys.contactDraft;
const ada = { access: 'a', refresh: 'r', user: { first_name: 'Ada', email: 'ada@example.com' } };
const letter: ContactValues = {
  ...emptyMessage,
  subject: 'quote',
  message: 'Hello',
  name: 'Ada',
  email: 'ada@example.com',
  consent: true,
};

function openDraft() {
  const { store } = openStore();
  for (const listener of contactDraft.listeners) store.dispatch(listener);
  store.dispatch(actions.opened());
  return {
    store,
    draft: () => selectDraft(store.getState()),
    isSaved: () => selectIsSaved(store.getState()),
    canUndo: () => selectCanUndo(store.getState()),
  };
}

const saved = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;
const savedValues = () => (saved()?.value as { values: ContactValues } | undefined)?.values;

/** Changes the saved draft as another tab would. */
function changeElsewhere(values: ContactValues | null): void {
  const { isSaved, store } = openDraft();
  if (values) store.dispatch(actions.edited(values));
  else store.dispatch(actions.cleared());
  expect(isSaved()).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function send(store: AppStore, values = letter): Promise<void> {
  store.dispatch(actions.edited(values));
  store.dispatch(actions.sendRequested(toMessage(values)));
  await until(() => selectDraft(store.getState()).status.kind !== 'sending');
}

it('is empty, unread and unsent before its form opens', () => {
  expect(selectDraft(makeStore().store.getState())).toMatchObject({
    values: emptyMessage,
    status: { kind: 'editing' },
    requestId: '',
    isRead: false,
    isOpen: false,
    isRestored: false,
    failures: 0,
  });
});

it('is restored with what was typed on an earlier visit, but without consent', () => {
  openDraft().store.dispatch(actions.edited(letter));
  const { draft } = openDraft();
  expect(draft()).toMatchObject({ values: { ...letter, consent: false }, isRead: true, isRestored: true });
});

it('restores the cleared draft with its id on Undo, and deletes it from the device until then', () => {
  const { store, draft, isSaved, canUndo } = openDraft();
  store.dispatch(actions.edited(letter));
  const { requestId } = draft();
  store.dispatch(actions.cleared());
  expect(draft().values).toEqual(emptyMessage);
  expect(draft().requestId).not.toBe(requestId);
  expect([isSaved(), canUndo()]).toEqual([true, true]);
  expect(localStorage.getItem(key)).toBeNull();
  store.dispatch(undoClear());
  // Consent isn't saved, and must be given again.
  expect(draft()).toMatchObject({ values: { ...letter, consent: false }, requestId });
  expect(canUndo()).toBe(false);
  expect(savedValues()).toEqual({ ...letter, consent: false });
});

it('has nothing to undo if nothing was cleared', () => {
  const { store, draft } = openDraft();
  store.dispatch(actions.edited(letter));
  store.dispatch(undoClear());
  expect(draft().values).toEqual(letter);
});

it('takes defaults from whoever is signed in, and never saves them', () => {
  const { store, draft } = openDraft();
  store.dispatch(signedIn(ada));
  expect(draft().values).toEqual({ ...emptyMessage, name: 'Ada', email: 'ada@example.com' });
  expect(localStorage.getItem(key)).toBeNull();
});

it('is emptied by a logout, with a new id', () => {
  const { store, draft } = openDraft();
  store.dispatch(signedIn(ada));
  store.dispatch(actions.edited(letter));
  const { requestId } = draft();
  store.dispatch(signedOut());
  expect(draft()).toMatchObject({ values: emptyMessage, isRead: true, isRestored: false });
  expect(draft().requestId).not.toBe(requestId);
  expect(localStorage.getItem(key)).toBeNull();
});

it('follows another tab only while its form is open', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { store, draft } = openDraft();
  changeElsewhere(letter);
  expect(draft().values.message).toBe('Hello');
  store.dispatch(actions.closed());
  await pause(0);
  changeElsewhere({ ...letter, message: 'Hello again' });
  expect(draft().values.message).toBe('Hello');
});

it('stays on the screen when another tab clears the device, and is saved again by the next edit', () => {
  const { store, draft, isSaved } = openDraft();
  store.dispatch(actions.edited(letter));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([draft().values, isSaved()]).toEqual([letter, false]);
  expect(localStorage.getItem(key)).toBeNull();
  store.dispatch(actions.edited({ ...letter, message: 'Hello again' }));
  expect(savedValues()?.message).toBe('Hello again');
});

it('can be taken back in a hidden tab after another one has deleted it', () => {
  const { store, draft, canUndo } = openDraft();
  store.dispatch(actions.edited(letter));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  changeElsewhere(null);
  expect([draft().values, canUndo()]).toEqual([emptyMessage, true]);
  store.dispatch(undoClear());
  expect(draft().values.message).toBe('Hello');
});

describe('with full storage', () => {
  const openFull = () => {
    const opened = openDraft();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    opened.store.dispatch(actions.edited(letter));
    return opened;
  };

  it('keeps what was typed when its form opens again', () => {
    const { store, draft, isSaved } = openFull();
    store.dispatch(actions.closed());
    store.dispatch(actions.opened());
    expect([draft().values, isSaved()]).toEqual([letter, false]);
  });

  it('forgets it on a logout', () => {
    const { store, draft, isSaved } = openFull();
    store.dispatch(signedIn(ada));
    store.dispatch(signedOut());
    expect([draft().values, isSaved()]).toEqual([emptyMessage, true]);
  });
});

describe('a limit of requests', () => {
  const limit = () => {
    const requests = answer('/api/contact/', throttled(30));
    const sendAgain = async () => {
      const { store, draft } = openDraft();
      await send(store);
      expect(draft().status).toMatchObject({ kind: 'refused', error: { kind: 'rate-limited' } });
      return requests.length;
    };
    return sendAgain;
  };

  it('holds after the page is loaded again', async () => {
    const sendAgain = limit();
    expect(await sendAgain()).toBe(1);
    expect(await sendAgain()).toBe(1);
  });

  it('ends', async () => {
    const sendAgain = limit();
    expect(await sendAgain()).toBe(1);
    const later = Date.now() + 31_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await sendAgain()).toBe(2);
  });
});

it('is kept for 30 days while unsent, and its receipt for 7', async () => {
  answer('/api/contact/', ok());
  const { store, draft } = openDraft();
  store.dispatch(actions.edited(letter));
  expect(saved()).not.toHaveProperty('lifetimeDays');
  await send(store);
  expect(draft().status).toEqual({ kind: 'sent', receipt: { email: 'ada@example.com' } });
  expect(saved()).toHaveProperty('lifetimeDays', 7);
});

it('starts another with a new id after a receipt', async () => {
  answer('/api/contact/', ok());
  const { store, draft } = openDraft();
  await send(store);
  const { requestId } = draft();
  store.dispatch(actions.anotherStarted());
  expect(draft().status).toEqual({ kind: 'editing' });
  expect(draft().requestId).not.toBe(requestId);
});

it('counts failures and keeps what was typed', async () => {
  answer('/api/contact/', ok({ message: ['Too short.'] }, 400));
  const { store, draft } = openDraft();
  await send(store);
  await send(store);
  expect(draft()).toMatchObject({ values: letter, failures: 2, status: { kind: 'refused' } });
  expect(savedValues()).toMatchObject({ message: 'Hello' });
});

it('sends once, however often it’s asked to', () => {
  const requests = answer('/api/contact/', noAnswer);
  const { store, draft } = openDraft();
  store.dispatch(actions.edited(letter));
  store.dispatch(actions.sendRequested(toMessage(letter)));
  store.dispatch(actions.sendRequested(toMessage(letter)));
  store.dispatch(actions.edited({ ...letter, message: 'Changed' }));
  expect(draft()).toMatchObject({ values: letter, status: { kind: 'sending' } });
  return until(() => requests.length > 0).then(() => {
    expect(requests).toHaveLength(1);
  });
});

it('leaves a draft alone that another tab continued during the request', async () => {
  let respond: () => void = () => undefined;
  answer(
    '/api/contact/',
    () =>
      new Promise(
        (resolve) =>
          (respond = () => {
            resolve(Response.json({}));
          }),
      ),
  );
  const { store, draft } = openDraft();
  store.dispatch(actions.edited(letter));
  store.dispatch(actions.sendRequested(toMessage(letter)));
  const other = JSON.parse(localStorage.getItem(key) ?? '') as { value: { values: ContactValues } };
  other.value.values.message = 'Continued';
  localStorage.setItem(key, JSON.stringify(other));
  await until(() => {
    respond();
    return draft().status.kind === 'sent';
  });
  expect(savedValues()?.message).toBe('Continued');
});
