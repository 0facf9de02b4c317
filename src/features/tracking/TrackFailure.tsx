import { useEffect, useRef, useState } from 'react';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { lookupWords } from '../../content/pages/trackLookup';
import { trackingErrors } from '../../content/pages/tracking';
import type { ApiError, ApiErrorKind } from '../../lib/apiError';
import { Button } from '../../ui/buttons/Button';
import { Notice } from '../../ui/Notice';
import { ServerText } from '../../ui/ServerText';
import { placeLookupErrors } from './useLookup';

interface TrackFailureProps {
  /** The reference that was looked up, which may differ from the field's current value. */
  readonly reference: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Whether it's being looked up again. */
  readonly isBusy?: boolean;
  /** Whether an older result is shown below. */
  readonly hasOlderResult?: boolean;
  /** Whether the visitor just looked it up. Then the message comes into view, wherever the form is. */
  readonly isNew?: boolean;
}

/** Errors for which our own texts, or the server's messages at fields, say everything. */
const SELF_EXPLANATORY: ReadonlySet<ApiErrorKind> = new Set(['not-found', 'validation', 'offline']);

function wordsFor({ kind }: ApiError, reference: string) {
  if (kind === 'not-found') return trackingErrors.notFound(reference);
  return trackingErrors[kind === 'rate-limited' || kind === 'offline' ? kind : 'other'];
}

/** Whether to keep waiting before a retry, after a rate-limit error. Restarts with each error. */
function useRetryDelay(error: ApiError): boolean {
  const seconds = error.kind === 'rate-limited' ? (error.seconds ?? 30) : 0;
  const [expired, setExpired] = useState<ApiError>();
  useEffect(() => {
    const timer = setTimeout(() => setExpired(error), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [error, seconds]);
  return seconds > 0 && expired !== error;
}

/** Brings the message into view, and the focus back to its button if a retry unmounted that. @returns the message's ref */
function useShown(error: ApiError, isNew: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [error, isNew]);
  return place;
}

/** Explains why there is no result, what to do and whom to call. Retrying respects the server's rate limit. */
export function TrackFailure(props: TrackFailureProps) {
  const { reference, error, onRetry, isBusy = false, hasOlderResult = false, isNew = false } = props;
  const place = useShown(error, isNew);
  const isWaiting = useRetryDelay(error) || isBusy;
  const { title, next } = wordsFor(error, reference);
  const notFound = error.kind === 'not-found';
  const messages = placeLookupErrors(error).summary;
  // All errors are shown next to their fields.
  if (error.kind === 'validation' && messages.length === 0 && !hasOlderResult) return null;
  return (
    <div ref={place}>
      <Notice tone={notFound ? 'caution' : 'error'}>
        {/* Without the button, whose words change. */}
        <div role="alert">
          <strong>{hasOlderResult ? lookupWords.outdated : title}</strong>
          {!SELF_EXPLANATORY.has(error.kind) && (
            <p>
              <ServerText>{describeError(error)}</ServerText>
            </p>
          )}
          {messages.map((text, index) => (
            // Messages may repeat.
            <p key={`${String(index)}:${text}`}>
              <ServerText>{text}</ServerText>
            </p>
          ))}
          <p>{next}</p>
          <p>
            {lookupWords.callUs}{' '}
            {company.phones.map(({ place, label, href }, index) => (
              <span key={href}>
                {index > 0 && <span> · </span>}
                <span>{place}</span> <a href={href}>{label}</a>
              </span>
            ))}
          </p>
        </div>
        {!notFound && (
          <Button
            $variant="secondary"
            aria-disabled={isWaiting || undefined}
            onClick={() => {
              if (!isWaiting) onRetry();
            }}
          >
            {isWaiting ? lookupWords.wait : lookupWords.tryAgain}
          </Button>
        )}
      </Notice>
    </div>
  );
}
