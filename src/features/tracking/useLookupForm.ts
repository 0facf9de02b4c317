import { useState } from 'react';

type FormState = 'waiting' | 'answered' | 'edited';

/**
 * Whether the form is collapsed: from when its result is shown until the visitor edits it or starts another lookup.
 * @param lookup key of the current lookup; a different one starts with an expanded form
 */
export function useLookupForm(lookup: string) {
  const [form, setForm] = useState<{ lookup: string; state: FormState }>({ lookup, state: 'waiting' });
  const state = form.lookup === lookup ? form.state : 'waiting';
  const transitionTo = (next: FormState) => () => {
    if (next !== state) setForm({ lookup, state: next });
  };
  return {
    isCollapsed: state === 'answered',
    isEdited: state === 'edited',
    /** Call when the result is shown. */
    collapse: transitionTo('answered'),
    edit: transitionTo('edited'),
    submit: transitionTo('waiting'),
  };
}
