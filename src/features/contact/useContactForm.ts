import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { fieldId } from './contactValues';
import type { ContactValues } from './contactValues';
import { placeServerErrors } from './serverErrors';
import { useMessageDraft } from './useMessageDraft';
import type { Known } from './useMessageDraft';
import { useSendMessage } from './useSendMessage';

export interface ContactFormProps extends Known {
  /** The message has arrived. */
  readonly onSent: (values: ContactValues) => void;
}

const empty: ContactValues = { name: '', email: '', phone: '', subject: '', message: '', consent: false };

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
  const draft = useMessageDraft(form, { user, list }, sending.isBusy);
  const { getValues, setError } = form;

  const deliver = async (values: ContactValues) => {
    const result = await sending.send(values);
    if (result === 'busy') return;
    if (result === 'sent') {
      draft.drop();
      setSentTo(values.email.trim());
      onSent(values);
      return;
    }
    for (const [name, message] of placeServerErrors(result).fields) setError(name, { message });
    const waits = result.kind === 'offline' && !sending.maybeSent;
    draft.keep(values, waits);
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
    maybeSent: sending.maybeSent,
    isUnsent: draft.isUnsent,
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
      draft.drop();
      form.reset(empty);
      sending.forget();
      document.getElementById(fieldId('name'))?.focus();
    },
  };
}
