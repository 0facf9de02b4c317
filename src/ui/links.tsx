import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { chatHref, mailHref } from '../lib/text/contactLinks';
import { useContactNote } from './contactNote';
import { newTab, NewTabNote } from './newTab';
import { Cluster } from './theme/layout';
import { below, space, tapTarget } from './theme/tokens';

export function ArrowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Arrow to={to}>
      <span>{children}</span>
      <span aria-hidden="true">&nbsp;→</span>
    </Arrow>
  );
}

const Arrow = styled(Link)`
  ${tapTarget(2.5)}
  font-weight: 700;
  /* Keeps the arrow with the last word, and without the underline. */
  text-decoration: none;
  > :first-child {
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
`;

/** Several arrow links; when stacked, as close as their touch targets allow. */
export const ArrowLinks = styled(Cluster)`
  gap: 0 ${space(6)};
`;

/** The same for a list of links; on phones, one a row. */
export const ArrowLinkList = ({ links }: { readonly links: readonly { label: string; to: string }[] }) => (
  <LinkList>
    {links.map(({ label, to }) => (
      <ArrowLink key={to} to={to}>
        {label}
      </ArrowLink>
    ))}
  </LinkList>
);

const LinkList = styled(ArrowLinks)`
  ${below.sm} {
    display: grid;
  }
`;

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** An e-mail address that opens a message with what the site knows about the question. */
export function EmailLink({ address }: { readonly address: string }) {
  return <a href={mailHref(address, useContactNote())}>{address}</a>;
}

/** A WhatsApp link that opens a message with what the site knows about the question. */
export function ChatLink({ href, ...props }: ExternalLinkProps) {
  return <ExternalLink {...props} href={chatHref(href, useContactNote())} />;
}

/** A link to another site. Opens in a new tab and says so. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} {...newTab} className={className}>
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <NewTabNote />
    </a>
  );
}

interface ExternalLinksProps {
  readonly links: readonly { readonly name: string; readonly href: string }[];
  readonly className?: string;
}

/** A list of links to other sites. */
export const ExternalLinks = ({ links, className }: ExternalLinksProps) => (
  <ul className={className}>
    {links.map(({ name, href }) => (
      <li key={name}>
        <ExternalLink href={href}>{name}</ExternalLink>
      </li>
    ))}
  </ul>
);
