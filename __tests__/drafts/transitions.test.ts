import { createDraftSlice, toSavedDraft } from '../../src/drafts/createDraftSlice';
import type { DraftRules } from '../../src/drafts/createDraftSlice';
import type { DraftState, SavedDraft } from '../../src/drafts/draftState';
import { errorOf } from '../../src/drafts/resolveDraft';
import type { ApiError } from '../../src/lib/apiError';

interface Note {
  readonly name: string;
  readonly text: string;
}

const rules: DraftRules = {
  empty: { name: '', text: '' },
  isUntouched: ({ name, text }) => name === '' && text === '',
  toSaved: (values) => values,
  toNext: (values) => ({ ...values, text: '' }),
  placeErrors: () => ({ fields: { name: 'Odd.', text: 'Too short.' }, summary: ['Closed.'] }),
};
const { reducer, actions } = createDraftSlice('note', rules);
const run = (...steps: Parameters<typeof reducer>[1][]) =>
  steps.reduce(reducer, undefined) as DraftState<Note>;

const ada = { name: 'Ada' };
const opened = actions.restored(null, ada);
const typed = actions.edited({ name: 'Ada', text: 'Hello' });
const sending = [opened, typed, actions.sendRequested({})];
const refusal: ApiError = { kind: 'validation', status: 400, fields: {}, summary: [] };
const failed = (state: DraftState<Note>, error: ApiError) =>
  reducer(state, actions.failed({ requestId: state.requestId, error })) as DraftState<Note>;
const saved = (more: Partial<SavedDraft> = {}): SavedDraft => ({
  requestId: run(opened).requestId,
  values: { name: '', text: 'Theirs' },
  status: { kind: 'editing' },
  ...more,
});

describe('account defaults', () => {
  it('fill empty fields, and are not saved', () => {
    const state = run(opened, actions.edited({ name: 'Ada', text: 'Hello' }));
    expect(run(opened).values).toEqual({ name: 'Ada', text: '' });
    expect(toSavedDraft(rules, state)?.values).toEqual({ name: '', text: 'Hello' });
    expect(toSavedDraft(rules, run(opened))).toBeNull();
  });

  it('are replaced when the account changes, unlike what was typed', () => {
    expect(run(opened, typed, actions.accountApplied({ name: 'Bola' })).values).toEqual({
      name: 'Bola',
      text: 'Hello',
    });
    const own = actions.edited({ name: 'Funmi', text: '' });
    expect(run(opened, own, actions.accountApplied({ name: 'Bola' })).values.name).toBe('Funmi');
  });
});

describe('while sending', () => {
  it.each([
    ['editing', actions.edited({ name: '', text: '' })],
    ['clearing', actions.cleared()],
    ['a second send', actions.sendRequested({})],
    ['a draft from another tab', actions.syncedFromTab(saved())],
    ['Undo', actions.undone(saved())],
    ['reopening the page', actions.restored(saved(), ada)],
    ['the response to another request', actions.delivered({ requestId: 'other', receipt: 1 })],
  ])('ignores %s', (_what, action) => {
    const before = run(...sending);
    expect(reducer(before as DraftState, action)).toEqual(before);
  });

  it.each([
    ['a second send, even of a repeated one', actions.sendRequested({})],
    ['a draft deleted in another tab', actions.syncedFromTab(null)],
  ])('ignores %s', (_what, action) => {
    const again = reducer(failed(run(...sending), { kind: 'timeout' }), actions.sendRequested({}));
    expect(reducer(again, action)).toEqual(again);
  });

  it('ignores an error of another request', () => {
    const before = run(...sending) as DraftState;
    const action = actions.failed({ requestId: 'other', error: { kind: 'timeout' } });
    expect(reducer(before, action)).toEqual(before);
  });

  it('still replaces the last account’s defaults with the next one’s', () => {
    const state = run(...sending, actions.accountApplied({ name: 'Bola' }));
    expect(state).toMatchObject({ status: { kind: 'sending' }, values: { name: 'Bola', text: 'Hello' } });
  });

  it('is reset by a logout, and ignores the response', () => {
    const { requestId } = run(...sending);
    const after = run(...sending, actions.loggedOut());
    expect(after).toMatchObject({ values: rules.empty, status: { kind: 'editing' }, account: {} });
    expect(reducer(after as DraftState, actions.delivered({ requestId, receipt: 1 }))).toEqual(after);
  });
});

describe('a failed send', () => {
  const statusOf = (error: ApiError, state = run(...sending)) => failed(state, error).status.kind;

  it.each([
    ['a timeout', { kind: 'timeout' }, 'maybeSent'],
    ['no connection', { kind: 'offline' }, 'unsent'],
    ['a server error', { kind: 'server', status: 500 }, 'maybeSent'],
    ['a rejection', { kind: 'rejected', status: 413 }, 'refused'],
    ['field errors', refusal, 'refused'],
  ] as const)('by %s leaves the draft %s', (_what, error, kind) => {
    expect(statusOf(error)).toBe(kind);
  });

  it('tells why, unless it never left the device', () => {
    const errorAfter = (error: ApiError) => errorOf(failed(run(...sending), error).status);
    expect(errorAfter(refusal)).toEqual(refusal);
    expect(errorAfter({ kind: 'timeout' })).toEqual({ kind: 'timeout' });
    expect(errorAfter({ kind: 'offline' })).toBeUndefined();
    expect(errorOf({ kind: 'editing' })).toBeUndefined();
  });

  it('by a rejection has no messages at fields or above them', () => {
    const { status } = failed(run(...sending), { kind: 'rejected', status: 413 });
    expect(status).toMatchObject({ fields: {}, summary: [] });
  });

  it('is saved even if nothing was typed', () => {
    const empty = failed(run(actions.restored(null, {}), actions.sendRequested({})), { kind: 'offline' });
    expect(toSavedDraft(rules, empty)).toMatchObject({ values: rules.empty, status: { kind: 'unsent' } });
  });

  it('isn’t overwritten by a late response to an attempt before it', () => {
    const state = failed(run(...sending), { kind: 'timeout' }) as DraftState;
    const { requestId } = state;
    expect(reducer(state, actions.delivered({ requestId, receipt: 1 }))).toEqual(state);
    expect(reducer(state, actions.failed({ requestId, error: refusal }))).toEqual(state);
  });

  it('stays “maybe sent” when a later attempt never left the device', () => {
    const again = reducer(failed(run(...sending), { kind: 'timeout' }), actions.sendRequested({}));
    expect(statusOf({ kind: 'offline' }, again as DraftState<Note>)).toBe('maybeSent');
  });

  it('stays known after a refusal and an edit, until the server has it', () => {
    const again = (state: DraftState<Note>) => reducer(state, actions.sendRequested({})) as DraftState<Note>;
    const refused = failed(again(failed(run(...sending), { kind: 'timeout' })), refusal);
    expect(again(refused).status).toEqual({ kind: 'sending', isRepeated: true });
    const edited = ['name', 'text'].reduce<DraftState>(
      (state, field) => reducer(state, actions.edited({ name: 'A', text: 'B' }, field)),
      refused,
    ) as DraftState<Note>;
    expect(edited.status.kind).toBe('editing');
    expect(again(edited).status).toEqual({ kind: 'sending', isRepeated: true });
    expect(again(run(opened, typed)).status).toEqual({ kind: 'sending' });
  });

  it('keeps each field error until that field is edited', () => {
    const refused = failed(run(...sending), refusal) as DraftState;
    const edit = (state: DraftState, field: string) =>
      reducer(state, actions.edited({ name: 'A', text: field }, field));
    const once = edit(refused, 'name');
    expect(once.status).toMatchObject({ kind: 'refused', fields: { text: 'Too short.' }, summary: [] });
    expect(edit(once, 'text').status).toEqual({ kind: 'editing' });
  });

  it('keeps its messages while fields without one are edited, but not those about the whole', () => {
    const refused = failed(run(...sending), refusal) as DraftState;
    const once = reducer(refused, actions.edited(refused.values, 'other'));
    expect(once.status).toMatchObject({ fields: { name: 'Odd.', text: 'Too short.' }, summary: [] });
    expect(reducer(once, actions.edited(refused.values, 'other')).status).toBe(once.status);
  });
});

describe('after sending', () => {
  const { requestId } = run(...sending);
  const sent = run(...sending, actions.delivered({ requestId, receipt: 'HAL-1' }));

  it('stores the receipt and the values for the next draft', () => {
    expect(sent).toMatchObject({
      status: { kind: 'sent', receipt: 'HAL-1' },
      values: { name: 'Ada', text: '' },
    });
    expect(reducer(sent as DraftState, actions.sendRequested({}))).toEqual(sent);
  });

  it('is no longer a restored draft', () => {
    const restored = run(actions.restored(saved(), {}), actions.sendRequested({}));
    expect(restored.isRestored).toBe(true);
    const delivered = actions.delivered({ requestId: restored.requestId, receipt: 1 });
    expect(reducer(restored as DraftState, delivered).isRestored).toBe(false);
  });

  it('saves the receipt, without what must not stay on the device', () => {
    const status = { kind: 'sent', receipt: 'HAL-1' };
    expect(toSavedDraft(rules, sent)).toEqual({ requestId, values: { name: '', text: '' }, status });
    const toSavedReceipt = () => 'HAL-…';
    expect(toSavedDraft({ ...rules, toSavedReceipt }, sent)?.status).toEqual({
      kind: 'sent',
      receipt: 'HAL-…',
    });
  });

  it.each([
    ['editing', typed],
    ['starting another', actions.anotherStarted()],
  ])('%s begins a draft with a new id', (_what, action) => {
    const next = reducer(sent, action);
    expect(next.status).toEqual({ kind: 'editing' });
    expect(next.requestId).not.toBe(requestId);
  });
});

describe('a draft saved by another tab', () => {
  const mine = run(opened, typed);
  const sync = (draft: SavedDraft | null) => reducer(mine, actions.syncedFromTab(draft));
  const { requestId } = mine;

  it('is taken over by a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(sync(saved()).values.text).toBe('Theirs');
  });

  it('does not overwrite what was typed in the visible tab', () => {
    expect(sync(saved({ requestId }))).toEqual(mine);
    expect(sync(saved())).toEqual(mine);
    // Equal values, but another request.
    expect(sync(saved({ values: { name: '', text: 'Hello' } }))).toEqual(mine);
  });

  it('is gone when the other tab deletes it', () => {
    const next = sync(null);
    expect(next.values).toEqual({ name: 'Ada', text: '' });
    expect(next.requestId).not.toBe(requestId);
  });

  it('gives this tab’s draft a new id once the other tab has sent the old one', () => {
    const next = sync(saved({ requestId, status: { kind: 'sending' } }));
    expect(next.values).toEqual(mine.values);
    expect(next.status).toEqual({ kind: 'editing' });
    expect(next.requestId).not.toBe(requestId);
  });

  it('marks this tab’s draft as sent, too', () => {
    const status = { kind: 'sent', receipt: 'HAL-1' } as const;
    expect(sync(saved({ requestId, status })).status).toEqual(status);
  });

  it('counts as maybe sent while the other tab is sending it', () => {
    const values = { name: '', text: 'Hello' };
    const next = sync(saved({ requestId, values, status: { kind: 'sending' } }));
    expect(next.status).toEqual({ kind: 'maybeSent' });
    expect(next.values.name).toBe('Ada');
  });
});

it('is restored by Undo with the id and status it had, and the account’s defaults', () => {
  const before = failed(run(...sending), { kind: 'timeout' });
  const draft = toSavedDraft(rules, before);
  const cleared = reducer(before, actions.cleared());
  expect(cleared.values).toEqual({ name: 'Ada', text: '' });
  const { requestId, status } = before;
  expect(reducer(cleared, actions.undone(draft as SavedDraft))).toMatchObject({
    ...{ requestId, status },
    values: { name: 'Ada', text: 'Hello' },
  });
});
