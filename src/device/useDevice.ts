import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { DeviceItem } from './defineDeviceItem';
import type { WithDevice } from './deviceSlice';

export const useDeviceDispatch = useDispatch.withTypes<ThunkDispatch<WithDevice, unknown, UnknownAction>>();

type Update<T, F> = (current: T | F) => T;

const isUpdate = <T, F>(next: T | Update<T, F>): next is Update<T, F> => typeof next === 'function';

/**
 * An item on the device as React state. The prerender and hydration use the fallback, since they have an empty device;
 * the stored value and other tabs' changes follow. All components that use an item share its value, also if it can't be
 * saved.
 * @returns the value, a setter, a remove function, and whether the device has the value. A function passed to the setter
 * gets the latest value, which another tab may have changed.
 */
export function useDevice<T, F>(item: DeviceItem<T, F>) {
  const dispatch = useDeviceDispatch();
  const value = useSelector(item.select);
  const isSaved = useSelector(item.selectIsSaved);
  const set = (next: T | Update<T, F>) => {
    if (isUpdate(next)) dispatch(item.updated(next));
    else dispatch(item.changed(next));
  };
  const remove = () => dispatch(item.removed());
  return [value, set, remove, isSaved] as const;
}
