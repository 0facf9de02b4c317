import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { credentialFailure } from './credentialFailure';
import type { FailureWords } from './credentialFailure';

/** What was typed into either screen while the dialog is open, by field: going from one to the other loses nothing. */
export interface Typed {
  readonly typed: Readonly<Record<string, string>>;
  readonly onTyped: (name: string, value: string) => void;
}

/** What the dialog gives either screen. */
export interface CredentialScreenProps {
  readonly headingId: string;
  readonly onDone: () => void;
  readonly both: Typed;
}

interface CredentialForm<Values extends FieldValues> {
  /** The form's fields in their order; the server's errors about others go to the summary. */
  readonly names: readonly FieldPath<Values>[];
  readonly initial?: DefaultValues<Values>;
  /** Missing or misshapen answers, by field. */
  readonly check: (values: Values) => Partial<Record<FieldPath<Values>, string | false | undefined>>;
  readonly send: (values: Values) => Promise<{
    readonly error?: unknown;
    readonly data?: { readonly access?: string | null | undefined } | undefined;
  }>;
  readonly words: FailureWords;
  readonly onDone: () => void;
  readonly both: Typed;
}

/** Never kept longer than its own screen. */
const PASSWORD = 'password';

const idOf = (name: string) => `account-${name.replace('_', '-')}`;

/**
 * What sign-in and registration have in common: checked when sent, from then on as it is corrected; sent once;
 * failures beside their fields.
 */
export function useCredentialForm<Values extends FieldValues>(options: CredentialForm<Values>) {
  const { names, initial, check, send, words, onDone, both } = options;
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: Object.assign({}, initial, both.typed) as DefaultValues<Values>,
  });
  const [whole, setWhole] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const inFlight = useRef(false);
  const { errors } = form.formState;

  const fail = (fields: Iterable<readonly [string, string]>, about: readonly string[] = []) => {
    for (const [name, message] of fields) form.setError(name as FieldPath<Values>, { message });
    setWhole(about);
    setAttempt((count) => count + 1);
  };

  const deliver = async (values: Values) => {
    inFlight.current = true;
    setIsBusy(true);
    const { data, error } = await send(values);
    inFlight.current = false;
    setIsBusy(false);
    if (error === undefined) {
      // Without a token nobody is signed in: the screen says what is left to do.
      if (data?.access) onDone();
      return;
    }
    const failure = credentialFailure(error, names, words);
    fail(Object.entries(failure.fields), failure.whole);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = form.getValues();
    form.clearErrors();
    setWhole([]);
    const missing = Object.entries(check(values)).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    );
    if (missing.length > 0) fail(missing);
    else void deliver(values);
  };

  const onChange = (name: FieldPath<Values>) => () => {
    if (name !== PASSWORD) both.onTyped(name, form.getValues(name));
    if (attempt === 0) return;
    const message = check(form.getValues())[name];
    if (message) form.setError(name, { message });
    else form.clearErrors(name);
  };

  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  const items = [
    ...whole.map((message) => ({ message })),
    ...names.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ fieldId: idOf(name), message }] : [];
    }),
  ];

  return {
    /** For the form element. Its method is for password managers: the scripts send it. */
    form: { method: 'post', noValidate: true, onSubmit: submit, onKeyDown: ignoreComposingEnter },
    isBusy,
    attempt,
    items,
    input: (name: FieldPath<Values>) => form.register(name, { onChange: onChange(name) }),
    /** Id and error of a field, for its control. */
    field: (name: FieldPath<Values>) => ({ id: idOf(name), error: messageOf(name) }),
  };
}
