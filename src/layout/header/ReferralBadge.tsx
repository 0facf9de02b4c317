import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { referralBadge } from '../../content/navigation';
import { space, onLargeText } from '../../ui/theme/tokens';

/** The highlighted referral link (specification §2). */
export function ReferralBadge() {
  return (
    <Badge to={referralBadge.to}>
      {`${referralBadge.text} `}
      <New>{referralBadge.tag}</New>
    </Badge>
  );
}

const narrow = '@media (min-width: 20em) and (max-width: 26em)';

const Badge = styled(Link)`
  && {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 2rem;
    padding: ${space(1)} ${space(2)};
    border: 2px solid var(--amber);
    border-radius: var(--radius);
    color: inherit;
    font-size: var(--t-xs);
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
    white-space: nowrap;
    /* On phones, the tag is on its upper edge. */
    ${narrow} {
      min-height: 2.25rem;
      border: 1px solid var(--line-strong);
      font-weight: 600;
    }
    ${onLargeText} {
      border-width: 1px;
      padding-inline: ${space(0.5)};
      font-size: 0.8125rem;
      white-space: normal;
      overflow-wrap: normal;
    }
  }
  /* The touch target is taller than the badge. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.5rem 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const New = styled.span`
  padding: 0.1rem 0.35rem;
  border-radius: 999px;
  background: var(--amber);
  color: var(--ink);
  font-size: 0.6875rem;
  font-weight: 800;
  letter-spacing: 0.06em;
  ${narrow} {
    position: absolute;
    inset: -0.4375rem 0.375rem auto auto;
    padding-block: 0;
    font-size: 0.625rem;
    line-height: 0.875rem;
  }
  ${onLargeText} {
    position: absolute;
    inset: -0.6rem 0.375rem auto auto;
    line-height: 1.2;
  }
`;
