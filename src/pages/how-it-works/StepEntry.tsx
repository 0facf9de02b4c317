import { Fragment } from 'react';
import styled, { css } from 'styled-components';
import type { JourneyStep } from '../../content/journey/steps';
import { factNames, stepFacts } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { SubTitle } from '../../ui/theme/text';
import {
  from,
  headingFont,
  onPhones,
  printedFill,
  space,
  visuallyHidden,
  onLargeText,
} from '../../ui/theme/tokens';
import { folded, inTable, moneyCell, opened, wordsAndFacts } from './stepColumns';

interface StepEntryProps {
  readonly step: JourneyStep;
  readonly number: number;
}

/**
 * One step: what happens, who acts, the document, and where the money is. On phones, it's folded to the document, and a
 * decisive one also to the money; on tablets, to all three. From 960 px up, it's open.
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
          <>
            <span>{title}</span>
            {factNames.map((fact) => (
              <span key={fact}>
                <b>{stepFacts[fact]}:</b> {step[fact]}
              </span>
            ))}
          </>
        }
      >
        <p>{text}</p>
        <dl>
          {factNames.map((fact) => (
            <Fragment key={fact}>
              <dt>{stepFacts[fact]}</dt>
              <dd>{step[fact]}</dd>
            </Fragment>
          ))}
        </dl>
      </PhoneDisclosure>
    </Entry>
  );
}

const Number = styled.span`
  ${headingFont}
  grid-row: 1 / 3;
  place-self: start;
  margin-top: ${space(2.5)};
  font-size: var(--t-lg);
  line-height: 1.2;
  color: var(--sea-deep);
  font-variant-numeric: tabular-nums;
`;

/** The number on ink, the money bold, and in the open step on amber. */
const decisive = css`
  --rail: var(--amber);
  > ${Number} {
    padding: 0 ${space(1)};
    ${printedFill}
    background: var(--ink);
    color: var(--paper);
  }
  > details > summary > span:last-child {
    display: block;
    font-weight: 700;
  }
  dd:last-child {
    background: var(--amber-tint);
    font-weight: 700;
  }
`;

const Entry = styled.li<{ $isDecisive: boolean }>`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  ${onPhones} {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    > ${Number} {
      font-size: var(--t-base);
    }
  }
  border-top: 1px solid var(--line);
  > h3 {
    ${visuallyHidden}
  }
  && > details {
    grid-column: 2;
    border: 0;
  }
  > details > summary {
    ${folded}
  }
  > details > div {
    display: grid;
    padding: 0 0 ${space(4)};
  }
  p,
  dl {
    font-size: 1rem;
    line-height: 1.5;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 ${space(4)};
    ${onLargeText} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${from.sm} {
      display: none;
    }
  }
  dt {
    color: var(--ink-soft);
  }
  dd:last-child {
    ${moneyCell}
  }
  ${({ $isDecisive }) => $isDecisive && decisive}
  ${opened(css`
    padding-block: ${space(2.5)};
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
    > details > summary {
      display: none;
    }
    > details > div {
      padding: ${space(1)} 0 0;
    }
    dl {
      display: grid;
      grid: auto auto / auto-flow;
      grid-template-columns: minmax(0, 6fr) minmax(0, 8fr) minmax(0, 11fr);
      column-gap: ${space(6)};
    }
    dt:last-of-type {
      ${moneyCell}
    }
  `)}
  ${inTable(css`
    --name: 1.5rem;
    grid-template-columns: 4rem minmax(0, 1fr);
    column-gap: ${space(6)};
    > ${Number} {
      font-size: var(--t-xl);
      line-height: 1;
    }
    > h3 {
      font-size: var(--name);
    }
    > details > div {
      ${wordsAndFacts}
    }
    p,
    dl {
      font-size: inherit;
      line-height: 1.45;
    }
    /* As tall as the row, which begins with the heading. */
    dl {
      grid-column: 2 / -1;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      margin-block: calc(-1.2 * var(--name) - ${space(3.5)} - 1px) -${space(2.5)};
    }
    dd {
      padding-block: ${space(3)} 0;
    }
    dd:nth-of-type(2) {
      grid-row: 2;
      padding-block: 0 ${space(3)};
      color: var(--ink-soft);
    }
    dd:last-child {
      grid-area: 1 / 2 / span 2;
    }
    dt {
      ${visuallyHidden}
    }
  `)}
`;
