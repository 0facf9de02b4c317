import { useSelector } from 'react-redux';
import type { WithDrafts } from '../../drafts/draftState';
import { useOpenDraft } from '../../drafts/useDraft';
import { useNow } from '../../ui/hooks/useNow';
import { localDay } from '../../lib/time/localDay';
import { quoteDraft } from './model/quoteDraft';
import { WizardSteps } from './WizardSteps';
import type { QuoteExtras } from './WizardSteps';

/** The multi-step quote form. Browser only, because it restores the draft saved on the device. */
export default function QuoteWizard(props: QuoteExtras) {
  const now = useNow();
  useOpenDraft(quoteDraft);
  const isRead = useSelector((state: WithDrafts) => quoteDraft.selectDraft(state).isRead);
  if (now === null || !isRead) return null;
  return <WizardSteps {...props} today={localDay(new Date(now))} />;
}
