import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useSendContactMessageMutation } from '../../api/contactEndpoints';
import { isApiError, toApiError } from '../../api/toApiError';
import type { ApiError } from '../../lib/apiError';
import { dropDraft, keepDraft, readDraft } from './contactDraft';
import { fieldId, subjectOf, textFields, toMessage } from './contactValues';
import type { ContactValues } from './contactValues';
import { placeServerErrors } from './serverErrors';

/**
 * The contact form's behaviour: a draft that survives, one POST however often the button is pressed, server errors
 * on the fields they are about, and nothing typed lost by any failure.
 */
export function useContactForm() {
  const [params] = useSearchParams();
  const asked = subjectOf(params.get('subject'));
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // No default values: what was typed before the scripts came is kept.
  const form = useForm<ContactValues>({ shouldFocusError: false });
  const { setValue, getValues, setError, subscribe } = form;

  useEffect(() => {
    const draft = readDraft();
    for (const name of textFields) {
      const text = (name === 'subject' && asked) || draft?.[name];
      if (text && !getValues(name)) setValue(name, text);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!inFlight.current) keepDraft(values);
      },
    });
  }, [asked, getValues, setValue, subscribe]);

  const deliver = async (values: ContactValues) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsSending(true);
    setFailure(undefined);
    const result = await send(toMessage(values));
    inFlight.current = false;
    setIsSending(false);
    if (!result.error) {
      dropDraft();
      setSentTo(values.email.trim());
      return;
    }
    const error = isApiError(result.error) ? result.error : toApiError(result.error);
    for (const [name, message] of placeServerErrors(error).fields) setError(name, { message });
    setFailure(error);
    setAttempt((count) => count + 1);
  };

  const submit = form.handleSubmit(deliver, () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  });

  return {
    form,
    submit,
    failure,
    attempt,
    isSending,
    sentTo,
    again: () => {
      form.reset({ ...getValues(), subject: '', message: '', consent: false });
      setSentTo(undefined);
      setAttempt(0);
    },
    clear: () => {
      dropDraft();
      form.reset({ name: '', email: '', phone: '', subject: '', message: '', consent: false });
      setFailure(undefined);
      document.getElementById(fieldId('name'))?.focus();
    },
  };
}
