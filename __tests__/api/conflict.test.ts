import { readConflict } from '../../src/api/toApiError';

const nothing = { message: undefined, fields: {}, summary: [] };

describe('readConflict', () => {
  it('takes every 409 as a conflict', () => {
    expect(readConflict(409, undefined, nothing)).toEqual({
      kind: 'conflict',
      message: undefined,
      isThisRequest: false,
      reference: undefined,
    });
  });

  it.each([
    ['the message', { ...nothing, message: 'A request with this client request id already exists.' }],
    ['a field', { ...nothing, fields: { client_request_id: ['This must be unique.'] } }],
    ['a field’s message', { ...nothing, fields: { id: ['Duplicate client_request_id.'] } }],
    ['the summary', { ...nothing, summary: ['Try again.', 'The Client Request ID exists.'] }],
  ])('recognizes its own request in %s, whatever the status', (_where, parsed) => {
    expect(readConflict(400, {}, parsed)).toMatchObject({ kind: 'conflict', isThisRequest: true });
  });

  it.each([
    ['no message', nothing],
    ['another id', { ...nothing, message: 'This VIN already exists.' }],
    ['another error of the id', { ...nothing, fields: { client_request_id: ['Must be a valid UUID.'] } }],
    ['the id and the word in two messages', { ...nothing, summary: ['client request id', 'already'] }],
  ])('is none with %s', (_what, parsed) => {
    expect(readConflict(400, {}, parsed)).toBeUndefined();
  });

  it.each([
    ['a text', 'HAL-1234', 'HAL-1234'],
    ['a list, as Django wraps it', ['HAL-1234'], 'HAL-1234'],
    ['nothing', undefined, undefined],
    ['an object', { id: 1 }, undefined],
  ])('reads the earlier request’s reference from %s', (_what, reference, expected) => {
    expect(readConflict(409, { reference }, nothing)).toMatchObject({ reference: expected });
  });

  it('has no reference if the body isn’t an object', () => {
    expect(readConflict(409, 'HAL-1234', nothing)).toMatchObject({ reference: undefined });
  });
});
