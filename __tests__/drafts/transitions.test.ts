import { createDraftSlice } from '../../src/drafts/createDraftSlice';
import type { DraftState, SavedDraft } from '../../src/drafts/draftState';
import { toSavedDraft } from '../../src/drafts/transitions';
import type { DraftRules } from '../../src/drafts/transitions';
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
  });

  it('gives this tab’s draft a new id once the other tab has sent the old one', () => {
    const next = sync(saved({ requestId, status: { kind: 'sending' } }));
    expect(next.values).toEqual(mine.values);
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
  expect(cleared.values).toEqual(rules.empty);
  const { requestId, status } = before;
  expect(reducer(cleared, actions.undone(draft as SavedDraft))).toMatchObject({
    ...{ requestId, status },
    values: { name: 'Ada', text: 'Hello' },
  });
});
