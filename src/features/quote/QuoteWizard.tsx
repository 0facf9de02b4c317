import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectLogoutCount, selectUser } from '../../session/authSlice';
import { useNow } from '../../ui/useNow';
import type { QuoteItems } from './draft';
import { localDay, yearOf } from './localDay';
import { prefill } from './prefill';
import { useQuoteDraft } from './useQuoteDraft';
import { WizardSteps } from './WizardSteps';

export interface QuoteWizardProps {
  /** The enquiry list that goes along. */
  readonly items?: QuoteItems | undefined;
  /** The code of who sent this visitor, kept from an earlier link. */
  readonly referralCode?: string | undefined;
  /** After the request with these items went out. */
  readonly onSent?: ((reference: string) => void) | undefined;
}

/**
 * The quote request in steps. For the browser only: what was kept on the device is there from the first moment. It
 * starts over when the visitor logs out.
 */
export default function QuoteWizard(props: QuoteWizardProps) {
  const now = useNow();
  const logouts = useSelector(selectLogoutCount);
  return now === null ? null : <Wizard key={logouts} {...props} now={now} />;
}

function Wizard({ items, referralCode, onSent, now }: QuoteWizardProps & { readonly now: number }) {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const today = localDay(new Date(now));
  const kept = useQuoteDraft((draft) => prefill(draft, params, yearOf(today)), { user, referralCode });
  const { meet } = kept;
  // Once for each news: what is then emptied stays empty.
  useEffect(() => {
    meet({ user, referralCode });
  }, [meet, user, referralCode]);
  return <WizardSteps kept={kept} items={items} onSent={onSent} today={today} />;
}
