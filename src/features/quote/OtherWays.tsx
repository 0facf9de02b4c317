import styled from 'styled-components';
import { company } from '../../content/company';
import { quoteTrouble as words } from '../../content/quoteTrouble';
import { ButtonAnchor } from '../../ui/Button';
import { Cluster } from '../../ui/layout';
import { ExternalLink } from '../../ui/links';
import { space } from '../../ui/tokens';
import type { QuoteDraft, QuoteItems } from './draft';
import { readyMessages, requestText } from './requestText';

interface OtherWaysProps {
  readonly draft: QuoteDraft;
  readonly items: QuoteItems | undefined;
}

/** The same words by e-mail or WhatsApp, ready-written, or a call. */
export function OtherWays({ draft, items }: OtherWaysProps) {
  const ready = readyMessages(requestText(draft, items));
  return (
    <Ways>
      <p>{words.otherWays}</p>
      <Cluster $gap={2}>
        <ButtonAnchor $variant="secondary" href={ready.email}>
          {words.email}
        </ButtonAnchor>
        <ExternalLink href={ready.whatsapp}>{words.whatsapp}</ExternalLink>
      </Cluster>
      <Calls>
        {company.phones.map(({ place, label, href }) => (
          <a key={href} href={href}>
            {words.call(place, label)}
          </a>
        ))}
      </Calls>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  a:not([data-button]) {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Calls = styled(Cluster)`
  column-gap: ${space(5)};
  row-gap: 0;
`;
