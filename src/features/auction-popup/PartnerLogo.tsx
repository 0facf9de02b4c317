import { useState } from 'react';
import styled from 'styled-components';
import type { AuctionPartner } from '../../content/partners';
import { newTab, NewTabNote } from '../../ui/newTab';
import { centered, space, whiteBox } from '../../ui/theme/tokens';

interface PartnerLogoProps {
  readonly partner: AuctionPartner;
  /** Shows the name and doesn't fetch the logo. */
  readonly asText?: boolean;
}

/** A link to an auction house; if its logo fails to load, its name is shown as text (specification §2). */
export function PartnerLogo({ partner, asText = false }: PartnerLogoProps) {
  const [failed, setFailed] = useState(false);
  return (
    <Logo href={partner.url} {...newTab}>
      {failed || asText ? (
        <strong>{partner.name}</strong>
      ) : (
        <img
          src={partner.logo}
          alt={partner.alt}
          width={160}
          height={48}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
      <NewTabNote />
    </Logo>
  );
}

const Logo = styled.a`
  ${centered}
  min-height: 4.5rem;
  padding: ${space(2)} ${space(0.5)};
  ${whiteBox}
  font-size: var(--t-lg);
  text-decoration: none;
  /* The logos are dark and need the white background even in forced colors. */
  forced-color-adjust: none;
  &:hover {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }
`;
