import * as v from 'valibot';
import { storageKeys } from '../../src/config/storageKeys';
import { defineDeviceItem } from '../../src/device/defineDeviceItem';
import { openStore } from '../support/session';

export const DAY_MS = 86_400_000;
export const NOW = Date.UTC(2026, 11, 12);
/** Any item will do; this one is deleted after 30 days. */
export const { key } = storageKeys.enquiryList;
export const names = defineDeviceItem({
  key: storageKeys.enquiryList,
  schema: v.pipe(v.array(v.string()), v.maxLength(3)),
  fallback: ['none'],
});

export const setClock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);

/** Stores a value as version 2.0.0 did. */
export const store = (value: unknown, keptAt = NOW) => {
  localStorage.setItem(key, JSON.stringify({ value, keptAt }));
};
export const stored = () =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as { value: unknown; keptAt: number } | null;

/** A newly loaded page. */
export function open() {
  const { dispatch, getState } = openStore().store;
  return {
    dispatch,
    value: () => names.select(getState()),
    isSaved: () => names.selectIsSaved(getState()),
    canUndo: () => names.selectCanUndo(getState()),
    record: () => names.selectRecord(getState()),
    set: (...value: string[]) => dispatch(names.changed(value)),
  };
}
