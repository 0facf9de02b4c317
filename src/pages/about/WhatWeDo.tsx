import styled from 'styled-components';
import { duties, whatWeDo } from '../../content/pages/about';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import {
  below,
  checkMark,
  crossMark,
  from,
  headingFont,
  onPaper,
  printedFill,
  space,
} from '../../ui/theme/tokens';

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
            <p>{does}.</p>
            <p>{limit}</p>
          </li>
        ))}
      </Ledger>
    </Section>
  );
}

/** Two columns with an entry on each row. On phones, they reach from edge to edge, and only their heads have the marks. */
const Ledger = styled.ul`
  --inset: clamp(0.75rem, 2vw, 2rem);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  row-gap: 1px;
  > li {
    display: contents;
  }
  > li > * {
    position: relative;
    padding: ${space(2.5)} var(--inset) ${space(2.5)} calc(var(--inset) + 1.75rem);
    ${printedFill}
    background: var(--sand);
  }
  > li > :first-child {
    background: var(--palm-tint);
  }
  p {
    font-size: clamp(var(--t-base), 1.3vw, var(--t-lg));
    line-height: 1.4;
  }
  > li > ::before {
    left: var(--inset);
    ${crossMark}
  }
  > li > :first-child::before {
    ${checkMark}
  }
  ${from.sm} {
    > :first-child > * {
      padding-inline-start: var(--inset);
      &:nth-child(n)::before {
        content: none;
      }
    }
  }
  ${below.sm} {
    --inset: var(--gutter);
    margin-inline: calc(-1 * var(--gutter));
    p {
      padding-inline: var(--gutter) ${space(3)};
      font-size: var(--t-sm);
      &:nth-child(n)::before {
        content: none;
      }
    }
    > li > p:first-child {
      font-size: var(--t-base);
      font-weight: 700;
    }
    > :first-child > * {
      ${headingFont}
      font-size: var(--t-lg);
      letter-spacing: 0;
      text-transform: none;
    }
    > :first-child > ::before {
      top: calc(50% - 0.6em);
    }
    > :first-child > :last-child::before {
      top: calc(50% - 0.52em);
    }
  }
  ${onPaper} {
    display: block;
    > li {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      break-inside: avoid;
    }
  }
`;
