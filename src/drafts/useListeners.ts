import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect } from 'react';
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
