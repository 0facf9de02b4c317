import { storageKeys } from '../../../src/config/storageKeys';
import {
  noticeDismissed,
  pageOpened,
  referralReceived,
  referralRemoved,
  referralReducer,
  referralRestored,
  referralStored,
  selectReferral,
  selectReferralCode,
  selectReferralIsLoaded,
  selectReferralIsSaved,
  selectIsNoticeOpen,
} from '../../../src/features/referral/referralSlice';
import { storedReferral } from '../../../src/features/referral/storedReferral';
import { makeReferralCode } from '../../../src/lib/referralCode';

const CODE = makeReferralCode((bytes) => bytes.fill(7));
const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 86_400_000;
const { key } = storageKeys.referralCode;

describe('the code of a referral link', () => {
  const after = (...actions: Parameters<typeof referralReducer>[1][]) => ({
    referral: actions.reduce(referralReducer, referralReducer(undefined, { type: 'start' })),
  });

  it('is unknown at first', () => {
    const start = after();
    expect(selectReferralCode(start)).toBeUndefined();
    expect(selectReferral(start)).toBeNull();
    expect([selectReferralIsLoaded(start), selectReferralIsSaved(start), selectIsNoticeOpen(start)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(after(pageOpened('?ref=x'))).toEqual(start);
  });

  it('is stored with its time when a link is opened, and the notice shown', () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const arrived = after(referralReceived(CODE));
    expect(selectReferral(arrived)).toEqual({ code: CODE, receivedAt: NOW });
    expect(selectReferralCode(arrived)).toBe(CODE);
    expect([
      selectReferralIsLoaded(arrived),
      selectReferralIsSaved(arrived),
      selectIsNoticeOpen(arrived),
    ]).toEqual([true, true, true]);
  });

  it('is known for the visit when it cannot be saved', () => {
    const refused = after(referralReceived(CODE), referralStored(false));
    expect(selectReferralIsSaved(refused)).toBe(false);
    expect(selectReferralCode(refused)).toBe(CODE);
    expect(selectReferralIsSaved(after(referralStored(false), referralReceived(CODE)))).toBe(true);
  });

  it('from an earlier visit shows no notice', () => {
    const restored = after(referralRestored({ code: CODE, receivedAt: 1 }));
    expect(selectReferralCode(restored)).toBe(CODE);
    expect([selectReferralIsLoaded(restored), selectIsNoticeOpen(restored)]).toEqual([true, false]);
  });

  it('is kept when the notice is dismissed, and removed on request', () => {
    const dismissed = after(referralReceived(CODE), noticeDismissed());
    expect([selectReferralCode(dismissed), selectIsNoticeOpen(dismissed)]).toEqual([CODE, false]);
    const forgotten = after(referralReceived(CODE), referralRemoved());
    expect([selectReferral(forgotten), selectIsNoticeOpen(forgotten)]).toEqual([null, false]);
  });
});

describe('the stored code', () => {
  const at = (now: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    return storedReferral.find();
  };

  it('is valid for 30 days', () => {
    at(NOW);
    expect(storedReferral.write({ code: CODE })).toBe(true);
    expect(at(NOW + 30 * DAY - 1)).toMatchObject({ value: { code: CODE }, savedAt: NOW });
    expect(at(NOW + 30 * DAY)).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps the timestamp of an earlier build', () => {
    localStorage.setItem(key, JSON.stringify({ code: CODE, keptAt: NOW - DAY }));
    expect(at(NOW)).toMatchObject({ value: { code: CODE }, savedAt: NOW - DAY });
  });

  it.each(['{', '7', '{"value":{"code":"wrong"},"keptAt":1}', '{"value":7,"keptAt":1}'])(
    'is ignored if invalid: %s',
    (text) => {
      localStorage.setItem(key, text);
      expect(at(2)).toBeUndefined();
    },
  );
});
