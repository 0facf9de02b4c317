import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { withRetries } from '../lib/withRetries';

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

/** The same for listeners that are needed only once the form is sent: their code comes after the page's. */
export function useLateListeners(load: () => Promise<readonly UnknownAction[]>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    withRetries(load).then(
      (added) => {
        for (const action of added) dispatch(action);
      },
      // Without them the form itself still shows the outcome when the visitor comes back to it.
      () => undefined,
    );
  }, [dispatch, load]);
}
