import { useState } from 'react';
import type { ComponentType } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { quoteSteps, quoteWords as words, stepWords } from '../../../content/quote/quote';
import { errorSummaryTitle } from '../../../content/quote/quoteErrors';
import type { WithDrafts } from '../../../drafts/draftState';
import { copyValues } from '../../../drafts/draftValues';
import { useDraftForm } from '../../../drafts/useDraft';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import { ignoreComposingEnter } from '../../../ui/form/controls';
import { Cluster, Stack } from '../../../ui/theme/layout';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { space } from '../../../ui/theme/tokens';
import { checkStep } from '../model/checkStep';
import type { QuoteDraft, QuoteItems } from '../model/draft';
import { quoteDraft, useQuote } from '../model/quoteDraft';
import { previousStep, stepIds } from '../model/steps';
import type { StepId } from '../model/steps';
import { SendFailure } from '../SendFailure';
import { StepTitle, useIsFromReview, useLinkState } from '../useSteps';
import { useToday } from '../useToday';
import { VehiclesStep } from '../vehicle/VehiclesStep';
import { formErrors } from '../../../content/formErrors';
import type { StepErrors } from '../model/checkStep';
import { nestErrors, useErrorItems } from './useQuoteField';
import { ContactStep } from './ContactStep';
import { ReviewStep } from './ReviewStep';
import { RouteStep } from './RouteStep';
import { ServiceStep } from './ServiceStep';
import { Button, ButtonLink } from '../../../ui/buttons/Button';

interface StepFormProps {
  readonly step: StepId;
  /** All steps are complete, so submitting returns to the review. */
  readonly isComplete: boolean;
  readonly items: QuoteItems;
  /** Called when the step is submitted without errors. */
  readonly onDone: () => void;
  /** Increases with each failed send that leads to this step; 0 otherwise. */
  readonly newFailures: number;
}

/** The form of one step, validated on submit and then on change. Give it the step as `key`. */
export function StepForm({ step, isComplete, items, newFailures, onDone }: StepFormProps) {
  const store = useStore<WithDrafts>();
  const today = useToday();
  const status = useSelector(quoteDraft.selectStatus);
  const service = useQuote((draft) => draft.service);
  const [defaultValues] = useState(() => copyValues(quoteDraft.selectValues(store.getState())));
  const form = useForm<QuoteDraft>({
    defaultValues,
    shouldFocusError: false,
    resolver: (values, _, { fields }) => {
      const stepErrors = {
        ...checkStep(step, copyValues(values), today),
        ...invalidDate(fields.ready_on?.ref),
      };
      return Object.keys(stepErrors).length > 0
        ? { values: {}, errors: nestErrors(stepErrors) }
        : { values, errors: {} };
    },
  });
  useDraftForm(quoteDraft, form);
  const errors = useErrorItems(step, form.formState.errors);

  const submit = form.handleSubmit(onDone);
  const Body = bodies[step];
  return (
    <FormProvider {...form}>
      <Form as="form" noValidate onSubmit={(event) => void submit(event)} onKeyDown={ignoreComposingEnter}>
        <StepTitle name={step === stepIds[0] ? undefined : quoteSteps[step].name} />
        <ErrorSummary
          title={errorSummaryTitle(errors.length)}
          items={errors}
          attempt={form.formState.submitCount + newFailures}
        />
        {/* Answers can't change while they're being sent. */}
        <fieldset disabled={status.kind === 'sending'}>
          <VisuallyHidden as="legend">{stepWords(step, service).title}</VisuallyHidden>
          <Body />
        </fieldset>
        {step === 'review' && <SendFailure items={items} attempt={newFailures} />}
        <StepFoot step={step} isComplete={isComplete} />
      </Form>
    </FormProvider>
  );
}

const bodies: Readonly<Record<StepId, ComponentType>> = {
  service: ServiceStep,
  vehicles: VehiclesStep,
  route: RouteStep,
  contact: ContactStep,
  review: ReviewStep,
};

/** Error for an incomplete or impossible date, whose input value is empty. */
const invalidDate = (control: unknown): StepErrors =>
  control instanceof HTMLInputElement && control.validity.badInput ? { ready_on: formErrors.date } : {};

const Form = styled(Stack)`
  gap: ${space(6)};
`;

/** The submit and back buttons. While sending, the submit button is disabled. */
function StepFoot({ step, isComplete }: Pick<StepFormProps, 'step' | 'isComplete'>) {
  const status = useSelector(quoteDraft.selectStatus);
  const isSending = status.kind === 'sending';
  const isAnswered = useQuote((draft) => step !== 'service' || draft.service !== '');
  const isCorrected = status.kind === 'refused' && status.error.kind === 'validation';
  const wasTried = status.kind !== 'editing' && !isCorrected;
  const previous = previousStep(step);
  const linkState = useLinkState(step);
  // After server errors the visitor comes from the review too.
  const leadsBack = (useIsFromReview() || status.kind === 'refused') && isComplete;
  const isAccountGone =
    status.kind === 'refused' && status.error.kind === 'unauthorized' && !status.error.isAnonymous;
  const send = isAccountGone ? words.sendAnonymously : wasTried ? words.sendAgain : words.send;
  const label =
    step === 'review' ? (isSending ? words.sending : send) : leadsBack ? words.toReview : words.next;
  // The service options are submit buttons themselves.
  if (!isAnswered) return null;
  return (
    <Cluster>
      <Button type="submit" aria-disabled={isSending || undefined}>
        {label}
      </Button>
      {previous && (
        <ButtonLink $variant="secondary" to={`?step=${previous}`} state={linkState}>
          {words.back}
        </ButtonLink>
      )}
    </Cluster>
  );
}
