import styled from 'styled-components';
import type { Ways } from '../lib/text/contactLinks';
import { ButtonAnchor } from './buttons/Button';
import { Cluster } from './theme/layout';
import { ExternalLink } from './links';
import { space, touchRow } from './theme/tokens';

/** Links to send the same text by e-mail or WhatsApp, or to call. */
export function OtherWays({ ways: { intro, email, whatsapp, calls } }: { readonly ways: Ways }) {
  return (
    <List>
      <p>{intro}</p>
      <Cluster $gap={2}>
        <ButtonAnchor $variant="secondary" href={email.href}>
          {email.label}
        </ButtonAnchor>
        <ExternalLink href={whatsapp.href}>{whatsapp.label}</ExternalLink>
      </Cluster>
      <Cluster $gap={[0, 5]}>
        {calls.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Cluster>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(4)};
  a:not([data-button]) {
    ${touchRow}
  }
`;
