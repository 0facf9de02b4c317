import { describeError } from '../../content/errorMessages';
import { quoteTrouble as words } from '../../content/quoteTrouble';
import type { ApiError } from '../../lib/apiError';
import { Notice } from '../../ui/Notice';
import { useIsOnline } from '../../ui/useIsOnline';
import type { QuoteItems } from './draft';
import type { StoredDraft } from './draftStorage';
import { OtherWays } from './OtherWays';

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
  if (!error && !maybeSent && !unsent) return null;
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
        {error && error.kind !== 'rate-limited' && <OtherWays draft={draft} items={items} />}
      </Notice>
    </div>
  );
}
