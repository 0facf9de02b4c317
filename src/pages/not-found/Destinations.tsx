import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SitePath } from '../../config/paths';
import { destinations, notFoundWords } from '../../content/pages/notFound';
import { Section } from '../../ui/Section';
import { from, onHover, space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';

/** The main pages, by what visitors want to do, except those suggested already. */
export function Destinations({ except }: { readonly except: readonly SitePath[] }) {
  return (
    <Section heading="beside" title={notFoundWords.destinations}>
      <RuledList $faint $closed>
        {destinations
          .filter(({ to }) => !except.includes(to))
          .map(({ said, label, to }) => (
            <li key={to}>
              <Row to={to}>
                <span>{said}</span> <Label>{label}</Label>
                <Arrow aria-hidden="true">→</Arrow>
              </Row>
            </li>
          ))}
      </RuledList>
    </Section>
  );
}

const Label = styled.b`
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
`;

/** At the row's right edge. */
const Arrow = styled.span`
  grid-area: 1 / 2 / span 2;
  font-weight: 700;
  ${from.sm} {
    grid-area: auto;
  }
`;

/** One link: what the visitor wants, the page's name, and the arrow. */
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(6)};
  align-items: center;
  padding-block: ${space(4)};
  text-decoration: none;
  > :first-child {
    color: var(--ink);
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  }
  ${onHover} {
    &:hover ${Label} {
      text-decoration-thickness: 2px;
    }
  }
`;
