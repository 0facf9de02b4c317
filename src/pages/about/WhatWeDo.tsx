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
  gap: 1px;
  > :first-child {
    display: none;
  }
  ${from.md} {
    > li,
    > :first-child {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  > li > * {
    padding: ${space(2)} clamp(0.75rem, 2vw, 2rem);
    ${printedFill}
    background: var(--sand);
  }
  > li > :first-child {
    display: block;
    background: var(--palm-tint);
  }
  strong {
    ${headingFont}
    font-size: var(--t-base);
    line-height: 1.25;
  }
  > li > p {
    position: relative;
    padding-inline-start: calc(clamp(0.75rem, 2vw, 2rem) + 1.5rem);
    font-size: var(--t-sm);
    line-height: 1.4;
  }
  ${from.md} {
    > li > * {
      padding-block: ${space(3)};
    }
    strong {
      font-size: var(--t-lg);
      text-wrap: balance;
    }
    > li > p {
      font-size: inherit;
      line-height: inherit;
    }
  }
  p::before {
    content: '×';
    position: absolute;
    left: clamp(0.75rem, 2vw, 2rem);
    font-size: 1.75rem;
    font-weight: 800;
    line-height: 0.75;
    ${from.md} {
      line-height: 0.9;
    }
    color: var(--brick);
  }
`;
