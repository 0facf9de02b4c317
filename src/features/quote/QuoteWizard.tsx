import { useState, useId } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { WithDrafts } from '../../drafts/draftState';
import { useOpenDraft } from '../../drafts/useDraft';
import { useListeners } from '../../drafts/useListeners';
import { yearOf } from '../../lib/time/calendarDate';
import { whichRequest as words } from '../../content/quote/quote';
import { Columns, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle } from '../../ui/theme/text';
import { ownCarListeners } from './model/ownCar';
import { quoteDraft, useQuoteDispatch } from './model/quoteDraft';
import { WizardSteps } from './WizardSteps';
import type { QuoteExtras } from './WizardSteps';
import { ChoiceButton } from './ChoiceButton';
import { startAnother } from './model/aside';
import { emptyQuote } from './model/draft';
import type { QuoteDraft } from './model/draft';
import { requestName, stepSummary } from './model/draftText';
import { hasPrefill, isOtherRequest, prefill, REFERRAL } from './model/prefill';
import { useToday } from './useToday';

/**
 * The multi-step quote form, or first the question whether a link starts another request. Browser only, because it restores
 * the draft saved on the device.
 */
export function QuoteWizard(props: QuoteExtras) {
  useListeners(ownCarListeners);
  useOpenDraft(quoteDraft);
  const isRead = useSelector((state: WithDrafts) => quoteDraft.selectDraft(state).isRead);
  const isAsked = useIsOtherRequest();
  const [isAnswered, setIsAnswered] = useState(false);
  if (!isRead) return null;
  if (!isAsked) return <WizardSteps {...props} takesFocus={isAnswered} />;
  return <WhichRequest onAnswered={() => setIsAnswered(true)} />;
}

/** Whether the address is a link about another request than the draft, so that the visitor must choose. */
function useIsOtherRequest(): boolean {
  const [params] = useSearchParams();
  const thisYear = yearOf(useToday());
  return useSelector((state: WithDrafts) => {
    const { values, status } = quoteDraft.selectDraft(state);
    return status.kind !== 'sending' && hasPrefill(params) && isOtherRequest(values, params, thisYear);
  });
}

const summary = (draft: QuoteDraft, steps: readonly ('service' | 'vehicles' | 'route')[]) =>
  steps
    .map((step) => stepSummary(step, draft))
    .filter(Boolean)
    .join(' · ');

interface WhichRequestProps {
  /** Called with the answer, which unmounts the question. */
  readonly onAnswered: () => void;
}

/** Asks whether to continue the unsent request or to start the link's, so that the two never mix. */
function WhichRequest({ onAnswered }: WhichRequestProps) {
  const dispatch = useQuoteDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draft = useSelector(quoteDraft.selectValues);
  const titleId = useId();
  const name = requestName(draft);
  const linked = prefill(emptyQuote, params, yearOf(useToday()));
  return (
    <Stack $gap={5} role="group" aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{words.title(name)}</SectionTitle>
      <Lead>{words.intro}</Lead>
      <Columns $min="18rem" $gap={2}>
        <ChoiceButton
          label={words.continue(name)}
          hint={summary(draft, ['service', 'route'])}
          onClick={() => {
            onAnswered();
            // The referral code isn't part of either request.
            const code = params.get(REFERRAL);
            const search = code ? `?${new URLSearchParams({ [REFERRAL]: code }).toString()}` : '';
            void navigate({ search }, { replace: true, preventScrollReset: true });
          }}
        />
        <ChoiceButton
          label={words.start}
          hint={summary(linked, ['service', 'vehicles', 'route'])}
          onClick={() => {
            onAnswered();
            dispatch(startAnother());
          }}
        />
      </Columns>
    </Stack>
  );
}
