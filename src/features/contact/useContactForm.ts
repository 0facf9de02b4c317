import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { mayHaveBeenSent } from '../../lib/apiError';
import { cleanEmail } from '../../lib/email';
import type { ContactValues } from './contactValues';
import { placeServerErrors } from './serverErrors';
import { useClearing } from './useClearing';
import { useMessageDraft } from './useMessageDraft';
import type { Known } from './useMessageDraft';
import { useSendMessage } from './useSendMessage';

export interface ContactFormProps extends Known {
  /** The message has arrived. */
  readonly onSent: (values: ContactValues) => void;
}

/**
 * The contact form's behaviour: a draft that survives, one POST however often the button is pressed, server errors
 * on the fields they are about, and nothing typed lost by any failure.
 */
export function useContactForm({ user, list, onSent }: ContactFormProps) {
  const [failures, setFailures] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  // No default values: what was typed before the scripts came is kept.
  const form = useForm<ContactValues>({ shouldFocusError: false });
  const sending = useSendMessage();
  const draft = useMessageDraft(form, { user, list }, sending.isBusy, setSentTo);
  const clearing = useClearing(form, draft, user);
  const { getValues, setError } = form;

  const deliver = async (values: ContactValues) => {
    if (sending.isBusy()) return;
    // Who leaves the page before the answer finds it so.
    draft.mark(values, { unsent: false, maybeSent: true });
    const error = await sending.send(values);
    if (!error) {
      draft.arrived(values);
      setSentTo(cleanEmail(values.email));
      onSent(values);
      return;
    }
    for (const [name, message] of placeServerErrors(error).fields) setError(name, { message });
    const maybeSent = draft.maybeSent || mayHaveBeenSent(error);
    draft.mark(values, { unsent: error.kind === 'offline' && !maybeSent, maybeSent });
    setFailures((count) => count + 1);
  };

  const submit = (event: SyntheticEvent) =>
    form.handleSubmit(deliver, () => {
      sending.forgetFailure();
    })(event);

  return {
    form,
    submit,
    failure: sending.failure,
    maybeSent: draft.maybeSent,
    isUnsent: draft.unsent,
    isKept: draft.isKept,
    // Counted by the form itself, together with its errors: a count of our own would be there before them.
    attempt: form.formState.submitCount + failures,
    isSending: sending.isSending,
    sentTo,
    again: () => {
      sending.begin();
      form.reset({ ...getValues(), subject: '', message: '', consent: false });
      setSentTo(undefined);
      setFailures(0);
    },
    clear: () => {
      if (sending.isBusy()) return;
      clearing.clear();
      sending.forgetFailure();
    },
    undo: clearing.undo,
  };
}
