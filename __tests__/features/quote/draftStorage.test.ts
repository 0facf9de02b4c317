import { storageKeys } from '../../../src/config/storageKeys';
import { followDraft, readDraft, readFate, settleDraft } from '../../../src/features/quote/draftStorage';
import { DRAFT_ID, keepDraft } from '../../support/quoteDraft';

const OTHER_ID = '9d1b6c1e-8f0a-4c55-9d0e-3a3c1f0a7b22';
const stored = () => localStorage.getItem(storageKeys.quoteDraft.key);

describe('once the answer to a request is known', () => {
  it('a request that arrived leaves nothing on the device', () => {
    keepDraft();
    settleDraft(DRAFT_ID, 'sent');
    expect(stored()).toBeNull();
  });

  it.each([
    { maybeSent: true, unsent: false },
    { maybeSent: false, unsent: true },
  ])('a draft that did not arrive is marked %j, with every answer as it was', (fate) => {
    keepDraft();
    const before = readDraft()?.draft;
    settleDraft(DRAFT_ID, fate);
    expect(readFate()).toEqual(fate);
    expect(readDraft()?.draft).toEqual(before);
  });

  it.each(['sent', { maybeSent: true, unsent: true }] as const)(
    'the draft of another request is left alone (%j)',
    (fate) => {
      keepDraft();
      const before = readDraft();
      expect(before).toBeDefined();
      settleDraft(OTHER_ID, fate);
      expect(readDraft()).toEqual(before);
    },
  );

  it('no draft is made where none was stored', () => {
    settleDraft(DRAFT_ID, { maybeSent: true, unsent: false });
    expect(stored()).toBeNull();
    expect(readFate()).toEqual({});
  });
});

it.each(['{', 'null', '{"draft":{}}', '{"draft":{"client_request_id":"1"}}'])(
  'reads no draft out of %s',
  (text) => {
    localStorage.setItem(storageKeys.quoteDraft.key, text);
    expect(readDraft()).toBeUndefined();
  },
);

describe('what another tab does with the draft', () => {
  /** What the browser says here of the other tab's writing. */
  const written = (newValue: string | null, oldValue: string | null) => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.quoteDraft.key, newValue, oldValue }),
    );
  };

  function followed() {
    const seen: string[] = [];
    const leave = followDraft({
      onWritten: ({ draft }) => seen.push(`written ${draft.client_request_id}`),
      onCleared: ({ client_request_id: id }) => seen.push(`cleared ${id}`),
    });
    return { seen, leave };
  }

  it('is followed: what it writes, and what it sends or clears', () => {
    keepDraft();
    const draft = stored();
    const { seen, leave } = followed();
    written(draft, null);
    written(null, draft);
    expect(seen).toEqual([`written ${DRAFT_ID}`, `cleared ${DRAFT_ID}`]);
    leave();
    written(draft, null);
    expect(seen).toHaveLength(2);
  });

  it('counts for nothing where it cannot be read', () => {
    keepDraft();
    const { seen, leave } = followed();
    written('{', stored());
    written(null, '{');
    written(null, null);
    expect(seen).toEqual([]);
    leave();
  });
});
