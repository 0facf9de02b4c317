import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { WithDrafts } from '../../drafts/draftState';
import { useOpenDraft } from '../../drafts/useDraft';
import { useListeners } from '../../drafts/useListeners';
import { useNow } from '../../ui/hooks/useNow';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { localDay } from '../../lib/time/calendarDate';
import { ownCarListeners } from './model/ownCar';
import { quoteDraft } from './model/quoteDraft';
import { useIsOtherRequest, WhichRequest } from './WhichRequest';
import { WizardSteps } from './WizardSteps';
import type { QuoteExtras } from './WizardSteps';

/** The multi-step quote form. Browser only, because it restores the draft saved on the device. */
export default function QuoteWizard(props: QuoteExtras) {
  const now = useNow();
  useListeners(ownCarListeners);
  useOpenDraft(quoteDraft);
  const isRead = useSelector((state: WithDrafts) => quoteDraft.selectDraft(state).isRead);
  if (now === null || !isRead) return null;
  return <Wizard {...props} today={localDay(new Date(now))} />;
}

/** The steps, or first the question whether a link starts another request. */
function Wizard(props: QuoteExtras & { readonly today: CalendarDate }) {
  const isAsked = useIsOtherRequest(props.today);
  const [isAnswered, setIsAnswered] = useState(false);
  if (!isAsked) return <WizardSteps {...props} takesFocus={isAnswered} />;
  return (
    <WhichRequest
      today={props.today}
      onAnswered={() => {
        setIsAnswered(true);
      }}
    />
  );
}
