import styled from 'styled-components';
import { destinations, notFoundWords } from '../../content/pages/notFound';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { from, space } from '../../ui/theme/tokens';

/** The main pages, by what visitors want to do. */
export function Destinations() {
  return (
    <Section heading="beside" title={notFoundWords.destinations}>
      <List>
        {destinations.map(({ said, label, to }) => (
          <li key={to}>
            <span>{said}</span>
            <ArrowLink to={to}>{label}</ArrowLink>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  border-bottom: 1px solid var(--line);
  li {
    display: grid;
    gap: 0 ${space(6)};
    align-items: center;
    padding-block: ${space(2)};
    border-top: 1px solid var(--line);
    ${from.sm} {
      grid-template-columns: minmax(0, 1fr) minmax(11rem, auto);
    }
  }
`;
