import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useSendContactMessageMutation } from '../../api/contactEndpoints';
import { isApiError, toApiError } from '../../api/toApiError';
import type { ApiError } from '../../lib/apiError';
import { dropDraft, keepDraft, readDraft } from './contactDraft';
import { fieldId, subjectOf, textFields, toMessage } from './contactValues';
import type { ContactValues } from './contactValues';
import { placeServerErrors } from './serverErrors';

export interface ContactPrefill {
  /** Who is signed in, if anybody: nothing of it is taken for granted. */
  readonly user: Readonly<Record<string, unknown>> | null;
  /** The enquiry list as a text, for messages about the shop; empty when there is none. */
  readonly list: string;
}

/** What is known before anything is typed. */
function known({ user, list }: ContactPrefill, asked: string | undefined): Partial<ContactValues> {
  const text = (key: string) => {
    const value = user?.[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: `${text('first_name')} ${text('last_name')}`.trim(),
    email: text('email'),
    phone: text('phone'),
    subject: asked,
    message: asked === 'shop' ? list : '',
  };
}

/**
 * The contact form's behaviour: a draft that survives, one POST however often the button is pressed, server errors
 * on the fields they are about, and nothing typed lost by any failure.
 */
export function useContactForm({ user, list }: ContactPrefill) {
  const [params] = useSearchParams();
  const asked = subjectOf(params.get('subject'));
  const [send] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<ApiError>();
  const [failures, setFailures] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const inFlight = useRef(false);
  // No default values: what was typed before the scripts came is kept.
  const form = useForm<ContactValues>({ shouldFocusError: false });
  const { setValue, getValues, setError, subscribe } = form;

  useEffect(() => {
    const draft = readDraft();
    const first = known({ user, list }, asked);
    for (const name of textFields) {
      const text = (name === 'subject' && asked) || draft?.[name] || first[name];
      // Never over what was typed.
      if (text && !getValues(name)) setValue(name, text);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!inFlight.current) keepDraft(values);
      },
    });
  }, [asked, getValues, list, setValue, subscribe, user]);

  const deliver = async (values: ContactValues) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setIsSending(true);
    setFailure(undefined);
    const result = await send(toMessage(values));
    setIsSending(false);
    if (!result.error) {
      // Still in flight until another message is begun: a second press may come before the screen has changed.
      dropDraft();
      setSentTo(values.email.trim());
      return;
    }
    inFlight.current = false;
    const error = isApiError(result.error) ? result.error : toApiError(result.error);
    for (const [name, message] of placeServerErrors(error).fields) setError(name, { message });
    setFailure(error);
    setFailures((count) => count + 1);
  };

  const submit = (event: SyntheticEvent) =>
    form.handleSubmit(deliver, () => {
      setFailure(undefined);
    })(event);

  return {
    form,
    submit,
    failure,
    // Counted by the form itself, together with its errors: a count of our own would be there before them.
    attempt: form.formState.submitCount + failures,
    isSending,
    sentTo,
    again: () => {
      inFlight.current = false;
      form.reset({ ...getValues(), subject: '', message: '', consent: false });
      setSentTo(undefined);
      setFailures(0);
    },
    clear: () => {
      dropDraft();
      form.reset({ name: '', email: '', phone: '', subject: '', message: '', consent: false });
      setFailure(undefined);
      document.getElementById(fieldId('name'))?.focus();
    },
  };
}
