import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { createDraft } from './createDraft';
import type { WithDrafts } from './draftState';
import { copyValues, isSame } from './draftValues';
import { useListeners } from './useListeners';

type AnyDraft<Values extends FieldValues> = Pick<
  ReturnType<typeof createDraft<Values, unknown, never, unknown>>,
  'actions' | 'listeners' | 'selectValues'
>;

/** Reads the draft from the device, and follows other tabs while the form is on the screen. */
export function useOpenDraft<Values extends FieldValues>({ actions, listeners }: AnyDraft<Values>): void {
  const dispatch = useDispatch();
  useListeners(listeners);
  // Before the form's own effects, which need what was read.
  useLayoutEffect(() => {
    dispatch(actions.opened());
    return () => {
      dispatch(actions.closed());
    };
  }, [actions, dispatch]);
}

/**
 * Joins a form to its draft: what is typed goes into the store, and what comes from elsewhere (the device, Undo, an
 * account, another tab, Redux DevTools) into the form. React Hook Form keeps the fields, so that typing renders nothing
 * but what shows the text. What was typed before hydration wins over the draft.
 */
export function useDraftForm<Values extends FieldValues>(
  { actions, selectValues }: AnyDraft<Values>,
  { getValues, reset, subscribe }: UseFormReturn<Values>,
): void {
  const store = useStore<WithDrafts>();
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
