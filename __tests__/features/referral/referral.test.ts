import { makeStore } from '../../../src/app/makeStore';
import { storageKeys } from '../../../src/config/storageKeys';
import {
  ownCode,
  referralCode,
  noticeDismissed,
  selectIsNoticeOpen,
} from '../../../src/features/referral/referralSlice';
import { makeReferralCode } from '../../../src/lib/referralCode';
import { locationChanged } from '../../../src/session/locationSlice';
import { announceChange, saveItem, savedItem } from '../../support/deviceItems';
import { openStore } from '../../support/session';

const CODE = makeReferralCode((bytes) => bytes.fill(7));
const OTHER = makeReferralCode((bytes) => bytes.fill(9));
const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const { key } = storageKeys.referralCode;

function open() {
  const { dispatch, getState } = openStore().store;
  return {
    dispatch,
    follow: (code: string) =>
      dispatch(locationChanged({ pathname: '/', search: `?ref=${code}`, hash: '', state: null })),
    code: () => referralCode.select(getState())?.code,
    savedAt: () => referralCode.selectRecord(getState())?.savedAt,
    isSaved: () => referralCode.selectIsSaved(getState()),
    isNoticeOpen: () => selectIsNoticeOpen(getState()),
  };
}
const setClock = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);

beforeEach(() => {
  setClock(NOW);
});

describe('the code of a referral link', () => {
  it('is unknown at first', () => {
    const { store } = makeStore();
    expect(referralCode.select(store.getState())).toBeUndefined();
    expect(selectIsNoticeOpen(store.getState())).toBe(false);
  });

  it('is saved with its time when a link is opened, and the notice shown', () => {
    const page = open();
    page.follow(CODE);
    expect([page.code(), page.savedAt(), page.isSaved(), page.isNoticeOpen()]).toEqual([
      CODE,
      NOW,
      true,
      true,
    ]);
    expect(savedItem('referralCode')).toEqual({ code: CODE });
  });

  it('is known for the visit if it cannot be saved', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const page = open();
    page.follow(CODE);
    expect([page.code(), page.isSaved(), page.isNoticeOpen()]).toEqual([CODE, false, true]);
  });

  it('from an earlier visit shows no notice, and the same link does not renew it', () => {
    saveItem('referralCode', { code: CODE }, NOW - DAY);
    const page = open();
    page.follow(CODE);
    expect([page.code(), page.savedAt(), page.isNoticeOpen()]).toEqual([CODE, NOW - DAY, false]);
  });

  it('is replaced by a later link, but not by the visitor’s own', () => {
    saveItem('referralOwn', OTHER);
    const page = open();
    page.follow(CODE);
    page.follow(OTHER);
    page.follow('wrong');
    expect(page.code()).toBe(CODE);
    page.dispatch(ownCode.removed());
    page.follow(OTHER);
    expect(page.code()).toBe(OTHER);
  });

  it('is kept when the notice is dismissed, and removed on request', () => {
    const page = open();
    page.follow(CODE);
    page.dispatch(noticeDismissed());
    expect([page.code(), page.isNoticeOpen()]).toEqual([CODE, false]);
    page.dispatch(referralCode.removed());
    expect([page.code(), localStorage.getItem(key)]).toEqual([undefined, null]);
  });

  it('stays removed when the visitor comes back to the link’s page', () => {
    const page = open();
    page.follow(CODE);
    page.dispatch(referralCode.removed());
    page.follow(CODE);
    expect([page.code(), page.isNoticeOpen()]).toEqual([undefined, false]);
    page.follow(OTHER);
    expect([page.code(), page.isNoticeOpen()]).toEqual([OTHER, true]);
  });

  it.each(['another tab deletes it', 'another tab clears everything'])('is gone once %s', (how) => {
    const page = open();
    page.follow(CODE);
    localStorage.clear();
    announceChange(how.endsWith('it') ? 'referralCode' : undefined);
    expect([page.code(), page.isNoticeOpen()]).toEqual([undefined, false]);
  });
});

describe('the stored code', () => {
  it('is valid for 30 days', () => {
    saveItem('referralCode', { code: CODE });
    setClock(NOW + 30 * DAY - 1);
    expect(open().code()).toBe(CODE);
    setClock(NOW + 30 * DAY);
    expect(open().code()).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['{', '7', '{"value":{"code":"wrong"},"keptAt":1e13}', '{"value":7,"keptAt":1e13}'])(
    'is ignored if invalid: %s',
    (text) => {
      localStorage.setItem(key, text);
      expect(open().code()).toBeUndefined();
    },
  );
});
