import { addListener } from '@reduxjs/toolkit';
import type { Action, Dispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { loadCode } from '../lib/promises';

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
 * Calls back after each matching action while the component is mounted, for what only the component has.
 * @param predicate must be the same function on each render
 */
export function useActionListener(predicate: (action: UnknownAction) => boolean, callback: () => void): void {
  const dispatch = useDispatch<
    ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & Dispatch
  >();
  const onAction = useEffectEvent(callback);
  useEffect(
    () =>
      dispatch(
        addListener({
          predicate,
          effect: () => onAction(),
        }),
      ),
    [dispatch, predicate],
  );
}

/**
 * Like `useListeners`, but lazy-loaded, for what may be missing: toasts.
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
