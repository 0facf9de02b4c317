import styled, { css } from 'styled-components';
import type { JourneyStep } from '../../content/journey/steps';
import { factNames, stepFacts } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, printedFill, space, visuallyHidden } from '../../ui/theme/tokens';

interface StepEntryProps {
  readonly step: JourneyStep;
  readonly number: number;
}

/**
 * One step: what happens, who acts, the document, and where the money is. Below 960 px, it's folded to the document, and a
 * decisive one also to the money.
 */
export function StepEntry({ step, number }: StepEntryProps) {
  const { title, text, isDecisive = false } = step;
  return (
    <Entry $isDecisive={isDecisive}>
      <Number aria-hidden="true">{number}</Number>
      <SubTitle>{title}</SubTitle>
      <PhoneDisclosure
        openFrom="md"
        summary={
          <span>
            {title}
            <Small as="span">{`${stepFacts.document}: ${step.document}`}</Small>
            {isDecisive && <Payment>{`${stepFacts.money}: ${step.money}`}</Payment>}
          </span>
        }
      >
        <p>{text}</p>
        <dl>
          {factNames.map((fact) => (
            <div key={fact}>
              <dt>{stepFacts[fact]}</dt>
              <dd>{step[fact]}</dd>
            </div>
          ))}
        </dl>
      </PhoneDisclosure>
    </Entry>
  );
}

/** Where every step is open, and has a heading instead of a button. */
const opened = (styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    ${from.md} {
      ${styles}
    }
  }
  ${onPaper} {
    ${styles}
  }
`;

/** From 1200 px up, if every step is open there: each stage is a table. */
const inTable = (styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    @media screen and (min-width: 75em) {
      ${styles}
    }
  }
`;

/** In the last column of a stage's table: a line down its side, which a payment widens. */
const moneyCell = css<{ $isDecisive?: boolean }>`
  ${printedFill}
  padding-inline-start: ${space(4)};
  border-inline-start: 4px solid ${({ $isDecisive }) => ($isDecisive ? 'var(--amber)' : 'var(--line)')};
`;

/** The columns of a stage's table from 1200 px up: what happens, and the facts. */
export const tableColumns = `grid-template-columns: minmax(0, 11fr) minmax(0, 12fr); column-gap: ${space(10)};`;
const factColumns = `grid-template-columns: repeat(2, minmax(0, 4fr)) minmax(0, 5fr); column-gap: ${space(6)};`;
/** The width of the numbers' column. */
export const NUMBERS = '5.5rem';

/** The names of the facts, for the eye only: above their columns, and below the road while they are read. */
export function FactHeads() {
  return (
    <Heads aria-hidden="true">
      <div>
        {factNames.map((fact) => (
          <span key={fact}>{stepFacts[fact]}</span>
        ))}
      </div>
    </Heads>
  );
}

const Heads = styled.div`
  display: none;
  ${inTable(css`
    position: sticky;
    top: calc(var(--covered, 0px) - ${space(2)});
    z-index: 1;
    display: grid;
    ${tableColumns}
    padding: ${space(4)} 0 ${space(2)} ${NUMBERS};
    background: var(--paper);
    font-size: var(--t-sm);
    font-weight: 700;
    > div {
      grid-column: 2;
      display: grid;
      ${factColumns}
    }
    > div > :last-child {
      padding-inline-start: calc(${space(4)} + 4px);
    }
  `)}
`;

const Number = styled.span`
  ${headingFont}
  justify-self: start;
  margin-top: ${space(1)};
  font-size: var(--t-lg);
  line-height: 1.2;
  color: var(--sea-deep);
  font-variant-numeric: tabular-nums;
`;

const Payment = styled.span`
  && {
    font-size: 1rem;
  }
  margin-top: ${space(1.5)};
  padding: ${space(1)} ${space(2)};
  ${printedFill}
  border-inline-start: 4px solid var(--amber);
  background: var(--amber-tint);
`;

/** The number on ink, and the money on amber. */
const decisive = css`
  > ${Number} {
    align-self: start;
    padding: 0 ${space(1)};
    ${printedFill}
    background: var(--ink);
    color: var(--paper);
  }
  dl > :last-child {
    background: var(--amber-tint);
  }
  dl > :last-child dd {
    font-weight: 700;
  }
`;

const Entry = styled.li<{ $isDecisive: boolean }>`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  padding-block: ${space(1.5)};
  & + & {
    border-top: 1px solid var(--line);
  }
  > h3 {
    ${visuallyHidden}
  }
  && > details {
    border: 0;
  }
  > details > summary {
    min-height: var(--touch);
    padding: ${space(1)} 0;
    line-height: 1.3;
    scroll-margin-top: calc(var(--covered, 0px) - 4rem);
  }
  summary > span {
    flex: 1;
  }
  summary span > span {
    display: block;
    margin-top: ${space(1)};
    font-size: var(--t-sm);
    font-weight: 400;
  }
  > details > div {
    display: grid;
    gap: ${space(3)};
    padding: ${space(2)} 0 0;
  }
  p {
    font-size: 1rem;
    line-height: 1.5;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
    font-size: 1rem;
    line-height: 1.4;
    ${from.sm} {
      ${factColumns}
    }
  }
  dl > :last-child {
    ${moneyCell}
    @media screen and (max-width: 39.99em) {
      grid-column: 1 / -1;
    }
  }
  dt {
    font-size: var(--t-xs);
    color: var(--ink-soft);
  }
  ${({ $isDecisive }) => $isDecisive && decisive}
  ${opened(css`
    padding-block: ${space(4)};
    > ${Number} {
      margin-top: 0;
    }
    > h3 {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
      white-space: normal;
    }
    > details {
      grid-column: 2;
    }
  `)}
  ${inTable(css`
    grid-template-columns: ${NUMBERS} minmax(0, 1fr);
    padding-block: ${space(2.5)};
    > ${Number} {
      font-size: var(--t-xl);
      line-height: 1;
    }
    > details > div {
      ${tableColumns}
    }
    /* As tall as the row, which begins with the heading. */
    dl {
      margin-block: calc(-1.2 * var(--t-lg) - ${space(4.5)}) -${space(2.5)};
    }
    dl > div {
      padding-block: ${space(2.5)};
    }
    dt {
      ${visuallyHidden}
    }
  `)}
`;
