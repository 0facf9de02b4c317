import * as v from 'valibot';
import type { DeliveryStatus } from '../../src/drafts/draftState';
import { copyValues, replaceDefaults } from '../../src/drafts/draftValues';
import { isSame } from '../../src/lib/json';
import { editStatus, isRepeat } from '../../src/drafts/resolveDraft';
import { savedDraftSchema } from '../../src/drafts/createDraft';
import type { ApiError } from '../../src/lib/apiError';

const ID = '8d0f9b6c-6f0e-4c39-8f3b-0f6f0a1b2c3d';
const values = { client_request_id: ID, text: 'Hello' };
const schema = savedDraftSchema(
  v.object({ client_request_id: v.string(), text: v.string() }),
  v.object({ reference: v.string() }),
);
const read = (saved: unknown) => v.parse(schema, saved);
const statusRead = (status: unknown) => read({ requestId: ID, values, status })?.status;
const validation = { kind: 'validation', status: 400, fields: {}, summary: [] } as const satisfies ApiError;

describe('a saved draft', () => {
  it.each<DeliveryStatus>([
    { kind: 'editing', isRepeated: true },
    { kind: 'sending', isRepeated: undefined },
    { kind: 'unsent' },
    { kind: 'maybeSent', error: undefined },
    { kind: 'refused', error: validation, fields: { text: 'Too short.' }, summary: ['Closed.'] },
    { kind: 'sent', receipt: { reference: 'HAL-1' } },
  ])('is read with its status: %j', (status) => {
    expect(read({ requestId: ID, values, status })).toEqual({ requestId: ID, values, status });
  });

  it('is read with an error of an earlier visit, with its wait', () => {
    const error = {
      kind: 'unauthorized',
      status: 401,
      message: 'No.',
      isAnonymous: true,
      seconds: 9,
      retryAt: 5,
      other: 1,
    };
    expect(statusRead({ kind: 'maybeSent', error })).toEqual({
      kind: 'maybeSent',
      error: {
        kind: 'unauthorized',
        status: 401,
        message: 'No.',
        isAnonymous: true,
        seconds: 9,
        retryAt: 5,
        fields: {},
        summary: [],
      },
    });
  });

  it('is read without its invalid parts', () => {
    expect(read({ requestId: 'x', values, status: { kind: 'lost' } })).toEqual({
      requestId: '',
      values,
      status: { kind: 'editing' },
    });
    expect(statusRead({ kind: 'maybeSent', error: { kind: 'odd' } })).toEqual({ kind: 'maybeSent' });
    expect(statusRead({ kind: 'refused', error: validation, fields: 1, summary: 1 })).toMatchObject({
      kind: 'refused',
      fields: {},
      summary: [],
    });
  });

  it('is nothing if it isn’t an object with values', () => {
    expect(v.is(schema, 'text')).toBe(false);
    expect(v.is(schema, { values: { text: 5 } })).toBe(false);
  });
});

describe('values', () => {
  it.each([
    [{ list: [1, 2] }, { list: [1, 2] }, true],
    [{ list: [1, 2] }, { list: [1] }, false],
    [{ list: [1] }, { list: [1, 2] }, false],
    [{ list: [1, 2] }, { list: [1, 3] }, false],
    [{ list: [] }, { list: {} }, false],
    [{ list: {} }, { list: [] }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1 }, 'a', false],
    [null, {}, false],
    ['a', 'a', true],
  ])('%j and %j are the same: %s', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });

  it('are copied with empty text in place of null', () => {
    const original = { choice: null, list: [{ name: 'x' }] };
    const copy = copyValues(original);
    expect(copy).toEqual({ choice: '', list: [{ name: 'x' }] });
    expect(copy.list).not.toBe(original.list);
  });

  it('stay the same object if no default changes', () => {
    expect(replaceDefaults(values, { text: 'Bye' }, { text: 'Hi' })).toBe(values);
  });
});

describe('an edit after a refusal', () => {
  const refused = (fields: Record<string, string>, summary: readonly string[] = []): DeliveryStatus => ({
    kind: 'refused',
    error: validation,
    fields,
    summary,
    isRepeated: true,
  });

  it('removes the errors of the field and of those within it', () => {
    const status = refused({ 'cars.0.make': 'Odd.', 'cars.1.make': 'Odd.', city: 'Odd.' }, ['Closed.']);
    expect(editStatus(status, 'cars.0')).toEqual(refused({ 'cars.1.make': 'Odd.', city: 'Odd.' }));
  });

  it('of a field without an error removes what the server said about the whole', () => {
    expect(editStatus(refused({ city: 'Odd.' }, ['Closed.']), 'name')).toEqual(refused({ city: 'Odd.' }));
    const status = refused({ city: 'Odd.' });
    expect(editStatus(status, 'name')).toBe(status);
  });

  it('of the last field with an error still counts as a repeat', () => {
    const status = editStatus(refused({ city: 'Odd.' }), 'city');
    expect(status).toEqual({ kind: 'editing', isRepeated: true });
    expect(isRepeat(status)).toBe(true);
    expect(isRepeat({ kind: 'editing' })).toBe(false);
    expect(isRepeat({ kind: 'maybeSent' })).toBe(true);
  });

  it('keeps any other refusal', () => {
    const status: DeliveryStatus = {
      kind: 'refused',
      error: { kind: 'forbidden', message: 'No.' },
      fields: {},
      summary: [],
    };
    expect(editStatus(status, 'city')).toBe(status);
  });
});
