import { useEffect, useState } from 'react';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { lookupWords } from '../../content/pages/trackLookup';
import { trackingErrors } from '../../content/pages/tracking';
import type { ApiError } from '../../lib/apiError';
import { Button } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';
import { otherRefusals } from './model/refusal';

interface TrackFailureProps {
  /** What was looked up; by now the field may hold another one. */
  readonly reference: string;
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** An older answer stands below. */
  readonly older?: boolean;
}

type Known = keyof typeof trackingErrors;
const wordsFor = ({ kind }: ApiError) => trackingErrors[kind in trackingErrors ? (kind as Known) : 'other'];

function titleFor(error: ApiError, reference: string): string {
  const { title } = wordsFor(error);
  return typeof title === 'string' ? title : title(reference);
}

/** True until so many seconds have gone by, anew for each error. */
function useWait(error: ApiError): boolean {
  const seconds = error.kind === 'rate-limited' ? (error.seconds ?? 30) : 0;
  const [over, setOver] = useState<ApiError>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setOver(error);
    }, seconds * 1_000);
    return () => {
      clearTimeout(timer);
    };
  }, [error, seconds]);
  return seconds > 0 && over !== error;
}

/** Why there is nothing to show, what to do about it, and whom to call. Trying again waits when the server asks for it. */
export function TrackFailure({ reference, error, onRetry, older = false }: TrackFailureProps) {
  const waiting = useWait(error);
  const { next } = wordsFor(error);
  const notFound = error.kind === 'not-found';
  const refusals = otherRefusals(error);
  // All that was refused stands beside the fields.
  if (error.kind === 'validation' && refusals.length === 0 && !older) return null;
  return (
    <Notice
      tone={notFound ? 'caution' : 'error'}
      title={older ? lookupWords.outdated : titleFor(error, reference)}
      role="alert"
    >
      {/* The server's own words for a reference that is unknown say no more than ours. */}
      {!notFound && error.kind !== 'validation' && <p>{describeError(error)}</p>}
      {refusals.map((text, index) => (
        // The server may say the same of two things.
        <p key={`${String(index)}:${text}`}>{text}</p>
      ))}
      <p>{next}</p>
      <p>
        {lookupWords.orCall}{' '}
        {company.phones.map(({ place, label, href }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            {place} <a href={href}>{label}</a>
          </span>
        ))}
      </p>
      {!notFound && (
        <Cluster>
          <Button
            $variant="secondary"
            aria-disabled={waiting || undefined}
            onClick={() => {
              if (!waiting) onRetry();
            }}
          >
            {waiting ? lookupWords.wait : lookupWords.tryAgain}
          </Button>
        </Cluster>
      )}
    </Notice>
  );
}
