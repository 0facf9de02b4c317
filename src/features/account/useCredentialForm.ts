import { useEffect, useEffectEvent, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { accountWords } from '../../content/pages/account';
import { isRecord } from '../../lib/json';
import { ignoreComposingEnter } from '../../ui/form/controls';
import { credentialFailure } from './credentialFailure';
import type { FailureWords } from './credentialFailure';

/** Input shared by the two screens while the dialog is open, by field name, so that switching between them loses nothing. */
export interface SharedInput {
  readonly values: Readonly<Record<string, string>>;
  readonly onInput: (values: Readonly<Record<string, string>>) => void;
}

/** Props the dialog passes to both screens. */
export interface CredentialScreenProps {
  readonly headingId: string;
  readonly onDone: () => void;
  readonly shared: SharedInput;
}

interface CredentialForm<Values extends FieldValues> {
  /** The form's fields in order. Server errors about any other field go to the summary. */
  readonly names: readonly FieldPath<Values>[];
  readonly initial?: DefaultValues<Values>;
  /** Error messages by field. */
  readonly validate: (values: Values) => Partial<Record<FieldPath<Values>, string | false | undefined>>;
  readonly send: (values: Values) => Promise<{
    readonly error?: unknown;
    readonly data?: { readonly access?: string | null | undefined } | undefined;
  }>;
  readonly words: FailureWords;
  readonly onDone: () => void;
  readonly shared: SharedInput;
}

const idOf = (name: string) => `account-${name.replace('_', '-')}`;

/**
 * Form logic shared by sign-in and registration: validates on submit and then on change, sends once at a time, and shows
 * the server's errors next to their fields, or above the form.
 */
export function useCredentialForm<Values extends FieldValues>(options: CredentialForm<Values>) {
  const { names, initial, validate, send, words, onDone, shared } = options;
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: Object.assign({}, initial, shared.values) as DefaultValues<Values>,
    resolver: (values) => {
      const invalid = Object.entries(validate(values)).filter(([, message]) => Boolean(message));
      return invalid.length === 0
        ? { values, errors: {} }
        : {
            values: {},
            errors: Object.fromEntries(
              invalid.map(([name, message]) => [name, { type: 'validate', message }]),
            ) as FieldErrors<Values>,
          };
    },
  });
  const { setError, setFocus, subscribe } = form;
  const { errors, isSubmitting, submitCount } = form.formState;
  const inFlight = useRef(false);
  const [first] = names;

  useEffect(() => {
    // The link from the other screen had the focus, and unmounted with it.
    if (first && document.activeElement === document.body) setFocus(first);
  }, [first, setFocus]);

  const share = useEffectEvent(({ password: _, ...others }: FieldValues) => shared.onInput(others));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => share(values),
      }),
    [subscribe],
  );

  const sendValues = async (values: Values) => {
    const { data, error } = await send(values);
    if (error === undefined) {
      // Without a token the account must be confirmed first, so the dialog stays open.
      if (data?.access) onDone();
      return;
    }
    const { fields, formErrors } = credentialFailure(error, names, words);
    for (const [name, message] of Object.entries(fields)) setError(name as FieldPath<Values>, { message });
    formErrors.forEach((message, index) => setError(`root.${String(index)}`, { message }));
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    void form
      .handleSubmit(sendValues)(event)
      .finally(() => {
        inFlight.current = false;
      });
  };

  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const formErrors = Object.values<unknown>(errors.root ?? {}).flatMap((error) =>
    isRecord(error) && typeof error.message === 'string' ? [{ message: error.message }] : [],
  );
  const fieldErrors = names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ fieldId: idOf(name), message }] : [];
  });

  return {
    /** Props of the form element. `method` is a hint for password managers; scripts send the form. */
    formProps: { method: 'post', noValidate: true, onSubmit: submit, onKeyDown: ignoreComposingEnter },
    isBusy: isSubmitting,
    attempt: submitCount,
    items: [...formErrors, ...fieldErrors],
    /** Props of the e-mail field. The address doubles as the username, so password managers save it as such. */
    emailField: {
      form,
      name: 'email' as FieldPathByValue<Values, string>,
      id: idOf('email'),
      error: messageOf('email' as FieldPath<Values>),
      label: accountWords.fields.email,
      autoComplete: 'username',
    },
    /** A field's id, error message and React Hook Form's props. */
    field: (name: FieldPath<Values>) => ({ id: idOf(name), error: messageOf(name), ...form.register(name) }),
  };
}
