import { useState } from 'react';

/**
 * Whether the form is folded: once its answer is shown, until the visitor types again or wants to track another one.
 * @param asked what is looked up now; another lookup begins with an open form
 */
export function useLookupForm(asked: string) {
  const [form, setForm] = useState({ asked, state: 'waiting' });
  const state = form.asked === asked ? form.state : 'waiting';
  const become = (next: 'waiting' | 'answered' | 'edited') => () => {
    if (next !== state) setForm({ asked, state: next });
  };
  return {
    isFolded: state === 'answered',
    isEdited: state === 'edited',
    /** The answer is on the screen. */
    fold: become('answered'),
    edit: become('edited'),
    submit: become('waiting'),
  };
}
