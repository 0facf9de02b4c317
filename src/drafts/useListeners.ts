import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loadCode } from '../lib/withRetries';

/**
 * Adds listeners that are part of a page's code, once per store. They remain when the visitor leaves the
 * page.
 * @param added `addListener` actions; must be the same array on each render
 */
export function useListeners(added: readonly UnknownAction[]): void {
  const dispatch = useDispatch();
  // Before other effects dispatch actions the listeners need.
  useLayoutEffect(() => {
    for (const action of added) dispatch(action);
  }, [added, dispatch]);
}

/**
 * Like `useListeners`, but lazy-loaded.
 * @param load `() => import('...')`; must be the same function on each render
 */
export function useLateListeners(load: () => Promise<readonly UnknownAction[]>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    loadCode(load).then(
      (added) => {
        for (const action of added) dispatch(action);
      },
      // Without the listeners other pages show no toast, but the form itself still shows the outcome.
      () => undefined,
    );
  }, [dispatch, load]);
}
