import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { contactFailure as words } from '../../content/pages/messageForm';
import { describeError } from '../../content/errorMessages';
import type { WithDrafts } from '../../drafts/draftState';
import { errorOf } from '../../drafts/resolveDraft';
import { useCurrentError, sendFailure } from '../../drafts/retryWait';
import { mayHaveBeenSent } from '../../lib/apiError';
import { Notice } from '../../ui/Notice';
import { useIsOnline } from '../../ui/hooks/useIsOnline';
import { showWithButton } from '../../ui/focus';
import { ServerText } from '../../ui/ServerText';
import { contactDraft } from './contactDraft';
import { OtherChannels } from './OtherChannels';

/**
 * Reports that the message wasn't, or may not have been, delivered, and offers other channels.
 * @param attempt changes with each failure; the notice then takes focus
 */
export function SendFailure({ attempt }: { readonly attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  const draft = useSelector((state: WithDrafts) => contactDraft.selectDraft(state));
  const isSaved = useSelector(contactDraft.selectIsSaved);
  const { status } = draft;
  const failure = errorOf(status);
  const error = useCurrentError(failure);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    showWithButton(box.current);
  }, [attempt]);
  // Field errors have their own summary, which takes focus.
  if (error?.kind === 'validation') return null;
  const { tone, title, notes } = sendFailure(draft, isSaved, isOnline);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={tone} title={words[title]} role="alert">
        {error && (error.kind === 'server' || !mayHaveBeenSent(error)) && (
          <p>
            <ServerText>{describeError(error)}</ServerText>
          </p>
        )}
        {failure && !error && <p>{words.waitIsOver}</p>}
        {notes.map((note) => (
          <p key={note}>{words[note]}</p>
        ))}
        <OtherChannels />
      </Notice>
    </div>
  );
}
