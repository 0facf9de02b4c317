import styled from 'styled-components';
import { duties, whatWeDo } from '../../content/pages/about';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, printedFill, space } from '../../ui/theme/tokens';

/** A ledger of what the company does, and, on the other side, where each of those ends. */
export function WhatWeDo() {
  return (
    <Section title={whatWeDo.title} intro={whatWeDo.never}>
      <Ledger>
        <Stencil as="li" aria-hidden="true">
          <span>{whatWeDo.does}</span>
          <span>{whatWeDo.doesNot}</span>
        </Stencil>
        {duties.map(({ does, limit }) => (
          <li key={does}>
            <strong>{does}.</strong>
            <p>{limit}</p>
          </li>
        ))}
      </Ledger>
    </Section>
  );
}

/** Its heads are for the two columns of wide screens. On others, the two sides of an entry are one below the other. */
const Ledger = styled.ul`
  display: grid;
  gap: ${space(3)};
  > :first-child {
    display: none;
  }
  ${from.md} {
    gap: 1px;
    > li,
    > :first-child {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  > li > * {
    padding: ${space(3)} clamp(1rem, 2vw, 2rem);
    ${printedFill}
    background: var(--sand);
  }
  > li > :first-child {
    display: block;
    background: var(--palm-tint);
  }
  strong {
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.25;
    text-wrap: balance;
  }
  > li > p {
    position: relative;
    padding-inline-start: calc(clamp(1rem, 2vw, 2rem) + 1.75rem);
  }
  p::before {
    content: '×';
    position: absolute;
    left: clamp(1rem, 2vw, 2rem);
    font-size: 1.75rem;
    font-weight: 800;
    line-height: 0.9;
    color: var(--brick);
  }
`;
