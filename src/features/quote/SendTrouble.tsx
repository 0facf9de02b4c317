import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { describeError } from '../../content/errorMessages';
import { otherWays } from '../../content/otherWays';
import { summaryWords } from '../../content/quoteSummary';
import { quoteTrouble as words } from '../../content/quoteTrouble';
import { serviceNotice } from '../../content/serviceNotice';
import type { ApiError } from '../../lib/apiError';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { useIsOnline } from '../../ui/useIsOnline';
import type { QuoteItems } from './draft';
import type { StoredDraft } from './draftStorage';
import { requestText } from './requestText';

interface SendTroubleProps {
  /** What just went wrong; none when an earlier visit left it so. */
  readonly error: ApiError | undefined;
  readonly state: StoredDraft;
  /** Whether the device keeps what was typed. */
  readonly isKept: boolean;
  readonly items: QuoteItems | undefined;
}

/** Why it did not go out, or that it may have; what is safe to do, and the ways that need no server of ours. */
export function SendTrouble({ error, state, isKept, items }: SendTroubleProps) {
  const { draft, maybeSent, unsent } = state;
  const isOnline = useIsOnline();
  const service = useSelector(selectServiceTrouble);
  const ways = <OtherWays ways={otherWays(summaryWords.subject, requestText(draft, items))} />;
  if (!error && !maybeSent && !unsent) {
    if (!service) return null;
    return (
      <Notice tone="caution" title={serviceNotice.title[service.kind]}>
        <p>{serviceNotice.forms}</p>
        {ways}
      </Notice>
    );
  }
  const waits = unsent && !maybeSent;
  return (
    <div role="alert">
      <Notice
        tone={maybeSent || waits ? 'caution' : 'error'}
        title={maybeSent ? words.maybeSent : waits ? words.unsent : words.notSent}
      >
        {error && error.kind !== 'timeout' && !waits && <p>{describeError(error)}</p>}
        {waits && <p>{isOnline ? words.isOnline : words.isOffline}</p>}
        <p>{maybeSent ? words.sendAgain : waits && isKept && !isOnline ? words.keptUntil : words.keptAll}</p>
        {maybeSent && <p>{words.changed}</p>}
        {error && error.kind !== 'rate-limited' && ways}
      </Notice>
    </div>
  );
}
