import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { space } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';

/** A link that leads on, with an arrow that moves a little. */
export function ArrowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Arrow to={to}>
      {children}
      <span aria-hidden="true">→</span>
    </Arrow>
  );
}

const Arrow = styled(Link)`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(2)};
  padding-block: ${space(2.5)};
  font-weight: 700;
  text-underline-offset: 0.25em;
  span {
    transition: transform 160ms ease-out;
  }
  &:hover span {
    transform: translateX(3px);
  }
  @media (prefers-reduced-motion: reduce) {
    span {
      transition: none;
    }
  }
`;

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link to another site: opens in a new tab and says so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
