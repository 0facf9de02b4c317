import { useId } from 'react';
import styled from 'styled-components';
import { accountWords } from '../../content/pages/account';
import { company } from '../../content/company';
import { ExternalLink } from '../../ui/links';
import { Stencil } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

/** Links to the three portals, which are separate sites with separate sign-ins. */
export function Portals() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stencil as="h3" id={id}>
        {accountWords.me.portals}
      </Stencil>
      <List>
        {company.portals.map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
