import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Adds listeners that come with a page's code, once for each store. They stay when the page is left.
 * @param added `addListener` actions; the same array each time
 */
export function useListeners(added: readonly UnknownAction[]): void {
  const dispatch = useDispatch();
  // Before any other effect dispatches what they listen to.
  useLayoutEffect(() => {
    for (const action of added) dispatch(action);
  }, [added, dispatch]);
}

/**
 * The same for listeners whose code comes after the page.
 * @param load `() => import('...')`; the same function each time
 */
export function useLateListeners(load: () => Promise<readonly UnknownAction[]>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    load().then(
      (added) => {
        for (const action of added) dispatch(action);
      },
      // Without them, nothing is told on other pages; the form itself still shows the outcome.
      () => undefined,
    );
  }, [dispatch, load]);
}
