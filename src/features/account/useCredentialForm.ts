import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { credentialFailure } from './credentialFailure';

interface CredentialForm<Values extends FieldValues> {
  /** The form's fields in their order; the server's errors about others go to the summary. */
  readonly names: readonly FieldPath<Values>[];
  /** Missing or misshapen answers, by field. */
  readonly check: (values: Values) => Partial<Record<FieldPath<Values>, string | false>>;
  /** Sends; resolves to the error, if there was one. */
  readonly send: (values: Values) => Promise<{ readonly error?: unknown }>;
  /** The catalogue's sentence where the server says none. */
  readonly fallback: string;
  readonly onDone: () => void;
}

/** What sign-in and registration have in common: checked when sent, sent once, failures beside their fields. */
export function useCredentialForm<Values extends FieldValues>(options: CredentialForm<Values>) {
  const { names, check, send, fallback, onDone } = options;
  const form = useForm<Values>({ shouldFocusError: false });
  const [whole, setWhole] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const { errors } = form.formState;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const values = form.getValues();
    form.clearErrors();
    setWhole([]);
    const missing = Object.entries(check(values)).filter((entry): entry is [FieldPath<Values>, string] =>
      Boolean(entry[1]),
    );
    for (const [name, message] of missing) form.setError(name, { message });
    if (missing.length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    setIsBusy(true);
    void send(values).then(({ error }) => {
      setIsBusy(false);
      if (error === undefined) {
        onDone();
        return;
      }
      const failure = credentialFailure(error, names, fallback);
      for (const [name, message] of failure.fields) form.setError(name as FieldPath<Values>, { message });
      setWhole(failure.whole);
      setAttempt((count) => count + 1);
    });
  };

  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  const idOf = (name: string) => `account-${name.replace('_', '-')}`;

  return {
    register: form.register,
    submit,
    isBusy,
    attempt,
    /** Id and error of a field, for its control. */
    field: (name: FieldPath<Values>) => ({ id: idOf(name), error: messageOf(name) }),
    items: [
      ...whole.map((message) => ({ message })),
      ...names.flatMap((name) => {
        const message = messageOf(name);
        return message ? [{ fieldId: idOf(name), message }] : [];
      }),
    ],
  };
}
