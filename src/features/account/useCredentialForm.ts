import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useEmailSuggestion } from '../../forms/useEmailSuggestion';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { credentialFailure } from './credentialFailure';
import type { FailureWords } from './credentialFailure';

/** Input shared by the two screens while the dialog is open, by field name, so that switching between them loses nothing. */
export interface SharedInput {
  readonly values: Readonly<Record<string, string>>;
  readonly onInput: (name: string, value: string) => void;
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

/** Never shared between the screens. */
const PASSWORD = 'password';

const idOf = (name: string) => `account-${name.replace('_', '-')}`;

/**
 * Form logic shared by sign-in and registration: validates on submit and, after the first attempt, on change; blocks
 * double submits; shows errors next to their fields.
 */
export function useCredentialForm<Values extends FieldValues>(options: CredentialForm<Values>) {
  const { names, initial, validate, send, words, onDone, shared } = options;
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: Object.assign({}, initial, shared.values) as DefaultValues<Values>,
  });
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const inFlight = useRef(false);
  const { setFocus } = form;
  const { errors } = form.formState;
  const [first] = names;

  useEffect(() => {
    // The link from the other screen had the focus, and unmounted with it.
    if (first && document.activeElement === document.body) setFocus(first);
  }, [first, setFocus]);

  const showErrors = (fieldErrors: Iterable<readonly [string, string]>, others: readonly string[] = []) => {
    for (const [name, message] of fieldErrors) form.setError(name as FieldPath<Values>, { message });
    setFormErrors(others);
    setAttempt((count) => count + 1);
  };

  const sendValues = async (values: Values) => {
    inFlight.current = true;
    setIsBusy(true);
    const { data, error } = await send(values);
    inFlight.current = false;
    setIsBusy(false);
    if (error === undefined) {
      // Without a token the account must be confirmed first, so the dialog stays open.
      if (data?.access) onDone();
      return;
    }
    const failure = credentialFailure(error, names, words);
    showErrors(Object.entries(failure.fields), failure.formErrors);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = form.getValues();
    form.clearErrors();
    setFormErrors([]);
    const invalid = Object.entries(validate(values)).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    if (invalid.length > 0) showErrors(invalid);
    else void sendValues(values);
  };

  const onChange = (name: FieldPath<Values>) => () => {
    if (name !== PASSWORD) shared.onInput(name, form.getValues(name));
    if (attempt === 0) return;
    const message = validate(form.getValues())[name];
    if (message) form.setError(name, { message });
    else form.clearErrors(name);
  };

  const email = 'email' as FieldPathByValue<Values, string>;
  const emailSuggestion = useEmailSuggestion(form, email, onChange(email));

  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  const items = [
    ...formErrors.map((message) => ({ message })),
    ...names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    }),
  ];

  return {
    /** Props of the form element. `method` is a hint for password managers; scripts send the form. */
    form: { method: 'post', noValidate: true, onSubmit: submit, onKeyDown: ignoreComposingEnter },
    isBusy,
    emailSuggestion,
    attempt,
    items,
    inputProps: (name: FieldPath<Values>) => form.register(name, { onChange: onChange(name) }),
    /** Id and error message of a field. */
    fieldProps: (name: FieldPath<Values>) => ({ id: idOf(name), error: messageOf(name) }),
  };
}
