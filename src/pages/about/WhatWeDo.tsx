import styled from 'styled-components';
import { duties, whatWeDo } from '../../content/pages/about';
import { RuledList } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { from, headingFont, space } from '../../ui/theme/tokens';

/** What the company does, each with where that ends. */
export function WhatWeDo() {
  return (
    <Section title={whatWeDo.title} intro={whatWeDo.never}>
      <Duties $gap={4} $closed>
        {duties.map(({ does, limit }) => (
          <li key={does}>
            <strong>{does}.</strong>
            <p>{limit}</p>
          </li>
        ))}
      </Duties>
    </Section>
  );
}

/** What we do in headline type, and its limit in the right column, after a cross. */
const Duties = styled(RuledList)`
  li {
    display: grid;
    gap: ${space(2)} clamp(2rem, 5vw, 5rem);
    ${from.md} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: first baseline;
    }
  }
  strong {
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1.2;
    text-wrap: balance;
  }
  p {
    position: relative;
    text-wrap: balance;
    padding-inline-start: ${space(7)};
  }
  p::before {
    content: '×';
    position: absolute;
    left: 0;
    font-size: 1.75rem;
    font-weight: 800;
    line-height: 0.9;
    color: var(--brick);
  }
`;
