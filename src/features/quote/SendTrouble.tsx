import styled from 'styled-components';
import { company } from '../../content/company';
import { describeError } from '../../content/errorMessages';
import { quoteTrouble as words } from '../../content/quoteTrouble';
import type { ApiError } from '../../lib/apiError';
import { ButtonAnchor } from '../../ui/Button';
import { Cluster } from '../../ui/layout';
import { ExternalLink } from '../../ui/links';
import { Notice } from '../../ui/Notice';
import { space } from '../../ui/tokens';
import type { QuoteDraft, QuoteItems } from './draft';
import { readyMessages, requestText } from './requestText';

interface SendTroubleProps {
  readonly error: ApiError | undefined;
  readonly maybeSent: boolean;
  readonly draft: QuoteDraft;
  readonly items: QuoteItems | undefined;
}

/** Why it did not go out, or that it may have; what is safe to do, and the ways that need no server of ours. */
export function SendTrouble({ error, maybeSent, draft, items }: SendTroubleProps) {
  if (!error && !maybeSent) return null;
  const text = requestText(draft, items);
  const ready = readyMessages(text);
  return (
    <div role="alert">
      <Notice tone={maybeSent ? 'caution' : 'error'} title={maybeSent ? words.maybeSent : words.notSent}>
        {error && error.kind !== 'timeout' && <p>{describeError(error)}</p>}
        <p>{maybeSent ? words.sendAgain : words.keptAll}</p>
        {maybeSent && <p>{words.changed}</p>}
        {error && error.kind !== 'rate-limited' && (
          <Ways>
            <p>{words.otherWays}</p>
            <Cluster $gap={2}>
              <ButtonAnchor $variant="secondary" href={ready.email}>
                {words.email}
              </ButtonAnchor>
              <ExternalLink href={ready.whatsapp}>{words.whatsapp}</ExternalLink>
            </Cluster>
            <p>
              {words.call}{' '}
              {company.phones.map(({ place, label, href }, index) => (
                <span key={href}>
                  {index > 0 && ', '}
                  {place} <a href={href}>{label}</a>
                </span>
              ))}
            </p>
          </Ways>
        )}
      </Notice>
    </div>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`;
