import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectServiceProblem } from '../../api/serviceState';
import { describeError } from '../../content/errorMessages';
import { otherWays } from '../../content/sending';
import { summaryWords } from '../../content/quote/quoteReceipt';
import { quoteFailure as words } from '../../content/quote/quoteErrors';
import { serviceNotice } from '../../content/serviceNotice';
import { errorOf, isRepeat } from '../../drafts/resolveDraft';
import { sendFailure } from '../../drafts/retryWait';
import { useCurrentError } from '../../drafts/useCurrentError';
import { showWithButton } from '../../ui/focus';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import { useIsOnline } from '../../ui/hooks/useIsOnline';
import { ServerText } from '../../ui/ServerText';
import type { QuoteItems } from './model/draft';
import { quoteDraft } from './model/quoteDraft';
import { requestText } from './model/draftText';

interface SendFailureProps {
  readonly items: QuoteItems;
  /** Changes with each failed attempt. */
  readonly attempt: number;
}

/** Explains why the request wasn't, or may not have been, delivered, and offers channels that don't need our server. */
export function SendFailure({ items, attempt }: SendFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const draft = useSelector(quoteDraft.selectDraft);
  const isSaved = useSelector(quoteDraft.selectIsSaved);
  const { status, values } = draft;
  const isOnline = useIsOnline();
  const service = useSelector(selectServiceProblem);
  const ways = <OtherWays ways={otherWays(summaryWords.subject, requestText(values, items))} />;
  const failure = errorOf(status);
  const error = useCurrentError(failure);
  const maybeSent = status.kind === 'maybeSent';
  useEffect(() => {
    if (attempt > 0) showWithButton(box.current);
  }, [attempt]);
  if (status.kind === 'sending') return null;
  if (!maybeSent && isRepeat(status)) {
    // The errors of the latest attempt are in the summary.
    return (
      <Notice tone="caution" title={words.maybeSent}>
        <p>{words.changed}</p>
      </Notice>
    );
  }
  if (error?.kind === 'validation') return null;
  if (!failure && !maybeSent && status.kind !== 'unsent') {
    if (!service) return null;
    return (
      <Notice tone="caution" title={serviceNotice.title[service.kind]}>
        <p>{serviceNotice.forms}</p>
        {ways}
      </Notice>
    );
  }
  const { tone, title, notes } = sendFailure(draft, isSaved, isOnline);
  return (
    <div role="alert" ref={box}>
      <Notice tone={tone} title={words[title]}>
        {error && error.kind !== 'timeout' && (
          <p>
            <ServerText>{describeError(error)}</ServerText>
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{words[note]}</p>
        ))}
        {maybeSent && <p>{words.changed}</p>}
        {failure && !error && <p>{words.waitIsOver}</p>}
        {error?.kind !== 'rate-limited' && ways}
      </Notice>
    </div>
  );
}
