import { useSearchParams } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectUser } from '../../session/authSlice';
import { useNow } from '../../ui/useNow';
import type { QuoteItems } from './draft';
import { localDay } from './localDay';
import { prefill, prefillContact } from './prefill';
import { useQuoteDraft } from './useQuoteDraft';
import { WizardSteps } from './WizardSteps';

export interface QuoteWizardProps {
  /** The enquiry list that goes along. */
  readonly items?: QuoteItems;
  /** The code of who sent this visitor, kept from an earlier link. */
  readonly referralCode?: string;
  /** After the request with these items went out. */
  readonly onSent?: () => void;
}

/** The quote request in steps. For the browser only: what was kept on the device is there from the first moment. */
export default function QuoteWizard(props: QuoteWizardProps) {
  const now = useNow();
  return now === null ? null : <Wizard {...props} now={now} />;
}

function Wizard({ items, referralCode, onSent, now }: QuoteWizardProps & { readonly now: number }) {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const kept = useQuoteDraft((draft) => {
    const known = prefill(prefillContact(draft, user), params);
    return known.referral_code || !referralCode ? known : { ...known, referral_code: referralCode };
  });
  return <WizardSteps kept={kept} items={items} onSent={onSent} today={localDay(new Date(now))} />;
}
