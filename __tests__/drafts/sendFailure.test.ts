import { sendFailure } from '../../src/drafts/retryWait';

const refused = {
  kind: 'refused',
  error: { kind: 'validation', status: 400, fields: {}, summary: [] },
  fields: {},
  summary: [],
} as const;

/** Each form has its own texts for these keys. */
describe('sendFailure', () => {
  it('says that a draft may have been sent, and to send it again', () => {
    expect(sendFailure({ status: { kind: 'maybeSent' } }, true, true)).toEqual({
      tone: 'caution',
      title: 'maybeSent',
      notes: ['sendAgain'],
    });
  });

  it('says that a rejected draft was not sent and is unchanged', () => {
    expect(sendFailure({ status: refused }, true, false)).toEqual({
      tone: 'error',
      title: 'notSent',
      notes: ['inputUnchanged'],
    });
  });

  it.each([
    { isOnline: false, isSaved: true, notes: ['isOffline', 'savedOffline'] },
    { isOnline: false, isSaved: false, notes: ['isOffline', 'inputUnchanged'] },
    { isOnline: true, isSaved: true, notes: ['isOnline', 'inputUnchanged'] },
    { isOnline: true, isSaved: false, notes: ['isOnline', 'inputUnchanged'] },
  ])('says why an unsent draft waits, and whether it is saved: %j', ({ isOnline, isSaved, notes }) => {
    expect(sendFailure({ status: { kind: 'unsent' } }, isSaved, isOnline)).toEqual({
      tone: 'caution',
      title: 'unsent',
      notes,
    });
  });
});
