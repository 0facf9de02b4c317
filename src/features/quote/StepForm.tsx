import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { errorSummaryTitle } from '../../content/quoteErrors';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../ui/form/ignoreComposingEnter';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { checkStep } from './checkStep';
import type { QuoteDraft } from './draft';
import { listErrors, nestErrors } from './formErrors';
import type { ServerFaults } from './serverFaults';
import { fieldId, stepOfField } from './steps';
import type { StepId } from './steps';
import { unreadDate } from './unreadDate';

interface StepFormProps {
  readonly step: StepId;
  readonly draft: QuoteDraft;
  /** 'YYYY-MM-DD' by the visitor's calendar. */
  readonly today: string;
  readonly serverFaults: ServerFaults;
  /** What was typed, as it is typed, and the field if it was one. */
  readonly onDraft: (draft: QuoteDraft, field: string | undefined) => void;
  /** The step holds. */
  readonly onDone: (draft: QuoteDraft) => void;
  /** Whether errors are shown now. */
  readonly onErrors: (shown: boolean) => void;
  readonly children: ReactNode;
}

/** The kind of error that only a new answer can renew. */
const SERVER = 'server';

/** An answer passed by with Tab is null to React Hook Form; ours is empty until something is chosen. */
const unanswered = (_: string, value: unknown) => value ?? '';

/** React Hook Form changes its values in place; what is kept must not change behind React's back. */
const copy = (draft: QuoteDraft) => JSON.parse(JSON.stringify(draft), unanswered) as QuoteDraft;

/** One step as a form of its own: checked when it is sent, then as it is corrected. Mount it anew for each step. */
export function StepForm(props: StepFormProps) {
  const { step, draft, today, serverFaults, onDraft, onDone, onErrors, children } = props;
  const [refusals, setRefusals] = useState(0);
  const told = useRef<ServerFaults['answer']>(undefined);
  const form = useForm<QuoteDraft>({
    defaultValues: copy(draft),
    shouldFocusError: false,
    resolver: (values, _, { fields }) => {
      const faults = { ...checkStep(step, copy(values), today), ...unreadDate(fields.ready_on?.ref) };
      return Object.keys(faults).length > 0
        ? { values: {}, errors: nestErrors(faults) }
        : { values, errors: {} };
    },
  });
  const { subscribe, setError, clearErrors, getFieldState, formState } = form;
  const items = [
    ...serverFaults.whole.map((message) => ({ message })),
    ...listErrors(formState.errors).map(({ field, message }) => ({ fieldId: fieldId(field), message })),
  ];
  const hasErrors = items.length > 0;
  // Counted by the form itself, together with its errors: a count of our own would be there before them.
  const attempt = formState.submitCount + refusals;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const field = name as 'service' | undefined;
          // Our own check speaks again when the step is sent; the server's has had its say.
          if (field && getFieldState(field).error?.type === SERVER) clearErrors(field);
          onDraft(copy(values), name);
        },
      }),
    [subscribe, clearErrors, getFieldState, onDraft],
  );

  useEffect(() => {
    // What is left of an answer after a correction is no news: the summary must not take the focus from the field.
    if (told.current === serverFaults.answer) return;
    told.current = serverFaults.answer;
    const here = Object.entries(serverFaults.fields).filter(([field]) => stepOfField(field) === step);
    for (const [field, message] of here) setError(field as 'service', { type: SERVER, message });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an answer from outside has come: the summary takes focus
    if (here.length > 0 || serverFaults.whole.length > 0) setRefusals((count) => count + 1);
  }, [serverFaults, setError, step]);

  useEffect(() => {
    onErrors(hasErrors);
  }, [hasErrors, onErrors]);

  const submit = form.handleSubmit((values) => {
    onDone(copy(values));
  });

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={ignoreComposingEnter}>
        <ErrorSummary title={errorSummaryTitle(items.length)} items={items} attempt={attempt} />
        {children}
      </Form>
    </FormProvider>
  );
}

const Form = styled(Stack).attrs({ as: 'form' })`
  gap: ${space(6)};
  max-width: 44rem;
` as unknown as 'form';
