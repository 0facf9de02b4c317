import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isSame } from '../lib/json';
import type { createDraft } from './createDraft';
import { copyValues } from './draftValues';
import { useListeners } from './useListeners';

type AnyDraft<Values extends FieldValues> = Pick<
  ReturnType<typeof createDraft<Values, unknown, never, unknown>>,
  'actions' | 'listeners'
>;

/** A form's values in the store: a draft, or another slice. */
interface FormValues<Values, State> {
  readonly actions: { edited(values: Values, field?: string): UnknownAction };
  selectValues(state: State): Values;
}

/** Loads the draft from the device and follows other tabs while the form is mounted. */
export function useOpenDraft<Values extends FieldValues>({ actions, listeners }: AnyDraft<Values>): void {
  const dispatch = useDispatch();
  useListeners(listeners);
  // Runs before the form's own effects, which need the loaded values.
  useLayoutEffect(() => {
    dispatch(actions.opened());
    return () => {
      dispatch(actions.closed());
    };
  }, [actions, dispatch]);
}

/**
 * Connects a form to its draft: edits go to the store, and changes from elsewhere (device, Undo, account,
 * another tab, Redux DevTools) go to the form. React Hook Form holds the fields, so that typing re-renders
 * only what displays the text. Values typed before hydration take precedence over the draft.
 */
export function useDraftForm<Values extends FieldValues, State>(
  { actions, selectValues }: FormValues<NoInfer<Values>, State>,
  { getValues, reset, subscribe }: UseFormReturn<Values>,
): void {
  const store = useStore<State>();
  useEffect(() => {
    let isFilling = false;
    const typed = () => copyValues(getValues());
    const drafted = () => selectValues(store.getState());
    let last: Values | undefined;
    const fill = () => {
      if (drafted() === last) return;
      last = drafted();
      if (isSame(typed(), last)) return;
      isFilling = true;
      reset(copyValues(last), { keepFieldsRef: true });
      isFilling = false;
    };

    const filledIn = Object.entries(typed()).filter(([, value]) => Boolean(value));
    const merged = { ...drafted(), ...Object.fromEntries(filledIn) };
    if (!isSame(merged, drafted())) store.dispatch(actions.edited(merged));
    fill();

    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (!isFilling) store.dispatch(actions.edited(copyValues(values), name));
      },
    });
    const unfollow = store.subscribe(fill);
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [actions, getValues, reset, selectValues, store, subscribe]);
}
