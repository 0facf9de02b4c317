import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { quoteSteps } from '../../../content/quote/quote';
import { errorSummaryTitle } from '../../../content/quote/quoteErrors';
import type { WithDrafts } from '../../../drafts/draftState';
import { copyValues } from '../../../drafts/draftValues';
import { useDraftForm } from '../../../drafts/useDraft';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../../ui/form/ignoreComposingEnter';
import { Stack } from '../../../ui/theme/layout';
import { space } from '../../../ui/theme/tokens';
import { checkStep } from '../model/checkStep';
import type { QuoteDraft, QuoteItems } from '../model/draft';
import { quoteDraft } from '../model/quoteDraft';
import { stepIds } from '../model/steps';
import type { StepId } from '../model/steps';
import { SendTrouble } from '../SendTrouble';
import { useStepTitle } from '../useStepFocus';
import { nestErrors } from './formErrors';
import { StepBody } from './StepBody';
import { StepFoot } from './StepFoot';
import { unreadDate } from './unreadDate';
import { useErrorItems } from './useErrorItems';

interface StepFormProps {
  readonly step: StepId;
  /** Everything is answered: an edited step leads straight back to the review. */
  readonly isComplete: boolean;
  /** 'YYYY-MM-DD' by the visitor's calendar. */
  readonly today: string;
  readonly items: QuoteItems | undefined;
  /** The step holds. */
  readonly onDone: () => void;
  /** Goes up with each failure that brings the visitor to this step; 0 if another way did. */
  readonly news: number;
}

/** One step as a form of its own: checked when it is sent, then as it is corrected. Mount it anew for each step. */
export function StepForm({ step, isComplete, today, items, news, onDone }: StepFormProps) {
  const store = useStore<WithDrafts>();
  const status = useSelector(quoteDraft.selectStatus);
  const [defaultValues] = useState(() => copyValues(quoteDraft.selectValues(store.getState())));
  const form = useForm<QuoteDraft>({
    defaultValues,
    shouldFocusError: false,
    resolver: (values, _, { fields }) => {
      const faults = { ...checkStep(step, copyValues(values), today), ...unreadDate(fields.ready_on?.ref) };
      return Object.keys(faults).length > 0
        ? { values: {}, errors: nestErrors(faults) }
        : { values, errors: {} };
    },
  });
  useDraftForm(quoteDraft, form);
  const errors = useErrorItems(step, form.formState.errors);
  useStepTitle(step === stepIds[0] ? undefined : quoteSteps[step].name, errors.length > 0);

  const submit = form.handleSubmit(onDone);
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={ignoreComposingEnter}>
        <ErrorSummary
          title={errorSummaryTitle(errors.length)}
          items={errors}
          attempt={form.formState.submitCount + news}
        />
        {/* What is on its way must not change under the visitor's hands. */}
        <fieldset disabled={status.kind === 'sending'}>
          <StepBody step={step} items={items} today={today} />
        </fieldset>
        {step === 'review' && <SendTrouble items={items} />}
        <StepFoot step={step} isComplete={isComplete} />
      </Form>
    </FormProvider>
  );
}

const Form = styled(Stack).attrs({ as: 'form' })`
  gap: ${space(6)};
  max-width: 44rem;
` as unknown as 'form';
