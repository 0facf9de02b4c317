import { useEffect, useRef } from 'react';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import type { ApiError } from '../../lib/apiError';
import { ButtonAnchor } from '../../ui/Button';
import { Cluster } from '../../ui/layout';
import { Notice } from '../../ui/Notice';
import { readyMail, readyWhatsApp } from './readyMessages';
import type { ContactValues } from './contactValues';
import { mayHaveBeenSent } from './serverErrors';

interface ContactFailureProps {
  readonly error: ApiError;
  readonly attempt: number;
  readonly values: ContactValues;
}

/** The message did not go through, or perhaps it did: everything stays, and other ways carry what was typed. */
export function ContactFailure({ error, attempt, values }: ContactFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // A refusal has its own summary, which takes focus.
  const isRefusal = error.kind === 'validation';
  useEffect(() => {
    if (!isRefusal) box.current?.focus();
  }, [attempt, isRefusal]);
  if (isRefusal) return null;
  const perhaps = mayHaveBeenSent(error);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone={perhaps ? 'caution' : 'error'}
        title={perhaps ? 'It may have been sent.' : 'Your message was not sent.'}
        role="alert"
      >
        <p>
          {perhaps
            ? 'No answer came back that we could read, so we cannot tell. Nothing you typed is lost. Send it again only if you want to: we may then get it twice, which does no harm.'
            : describeError(error)}
        </p>
        <p>Or take another way, with what you typed already in it:</p>
        <Cluster>
          <ButtonAnchor $variant="secondary" href={readyMail(values)}>
            E-mail
          </ButtonAnchor>
          <ButtonAnchor
            $variant="secondary"
            href={readyWhatsApp(values)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </ButtonAnchor>
          {company.phones.map(({ place, label, href }) => (
            <ButtonAnchor key={href} $variant="secondary" href={href} aria-label={`Call ${place}: ${label}`}>
              {label}
            </ButtonAnchor>
          ))}
        </Cluster>
      </Notice>
    </div>
  );
}
