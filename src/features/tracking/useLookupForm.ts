import { useState } from 'react';

/**
 * Whether the form is collapsed: from when its result is shown until the visitor edits it or starts another lookup.
 * @param lookup key of the current lookup; a different one starts with an expanded form
 */
export function useLookupForm(lookup: string) {
  const [form, setForm] = useState({ lookup, state: 'waiting' });
  const state = form.lookup === lookup ? form.state : 'waiting';
  const transitionTo = (next: 'waiting' | 'answered' | 'edited') => () => {
    if (next !== state) setForm({ lookup, state: next });
  };
  return {
    isFolded: state === 'answered',
    isEdited: state === 'edited',
    /** Call when the result is shown. */
    fold: transitionTo('answered'),
    edit: transitionTo('edited'),
    submit: transitionTo('waiting'),
  };
}
