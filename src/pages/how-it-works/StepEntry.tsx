import styled, { css } from 'styled-components';
import type { JourneyStep } from '../../content/journey/steps';
import { stepFacts } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Small, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, printedFill, space, visuallyHidden } from '../../ui/theme/tokens';

interface StepEntryProps {
  readonly step: JourneyStep;
  readonly number: number;
}

/**
 * One step: what happens, who acts, the document, and where the money is. A decisive one is drawn as a form. Below 960 px, what
 * happens is folded to the document, and so are other facts of routine steps.
 */
export function StepEntry({ step, number }: StepEntryProps) {
  const { title, text, isDecisive = false } = step;
  const facts = (
    <dl>
      {(['who', 'document', 'money'] as const).map((fact) => (
        <div key={fact}>
          <dt>{stepFacts[fact]}</dt>
          <dd>{step[fact]}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Entry $isDecisive={isDecisive} data-decisive={isDecisive || undefined}>
      <Number aria-hidden="true">{number}</Number>
      <SubTitle>{title}</SubTitle>
      <PhoneDisclosure
        openFrom="md"
        summary={
          <span>
            {title}
            <Small as="span">{`${stepFacts.document}: ${step.document}`}</Small>
          </span>
        }
      >
        <p>{text}</p>
        {!isDecisive && facts}
      </PhoneDisclosure>
      {isDecisive && facts}
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

const Number = styled.span`
  ${headingFont}
  font-size: var(--t-lg);
  line-height: 1.2;
  color: var(--sea-deep);
  font-variant-numeric: tabular-nums;
`;

/** A sheet with the number on its stub, and a box for each fact. It covers the lines above and below it. */
const form = css`
  && {
    z-index: 1;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    margin-block: -1px;
    padding: 0;
    border: 2px solid var(--ink);
    background: var(--white);
  }
  [data-decisive] + && {
    margin-top: calc(${space(3)} + 1px);
  }
  > ${Number} {
    margin-inline-end: ${space(3)};
    padding-top: ${space(3)};
    ${printedFill}
    background: var(--ink);
    color: var(--paper);
    text-align: center;
  }
  > details > summary {
    padding: ${space(1)} ${space(3)} ${space(1)} 0;
  }
  > details > div {
    padding: 0 ${space(3)} ${space(3)} 0;
  }
  > dl {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0;
    border-top: 2px solid var(--ink);
  }
  dl > div {
    padding: ${space(2)} ${space(3)};
  }
  dl > :nth-child(2) {
    display: none;
  }
  dl > :last-child {
    ${printedFill}
    background: var(--amber-tint);
  }
  dl > * + * {
    border-inline-start: 1px solid var(--ink);
  }
  dd {
    font-weight: 700;
  }
  ${opened(css`
    dl > :nth-child(2) {
      display: block;
    }
    > ${Number} {
      grid-row: 1 / span 2;
    }
    > h3 {
      padding: ${space(3)} ${space(3)} ${space(2)} 0;
      font-size: var(--t-xl);
    }
  `)}
  ${from.lg} {
    && {
      grid-template-columns: 3.25rem repeat(2, minmax(0, 1fr));
    }
    > details > div {
      grid-template-columns: minmax(0, 1fr);
    }
    > dl {
      grid-area: 1 / 3 / span 2;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      border-top: 0;
      border-inline-start: 2px solid var(--ink);
    }
    dl > :last-child {
      grid-column: 1 / -1;
      border: solid var(--ink);
      border-width: 1px 0 0;
    }
    dl > :last-child > dd {
      font-size: var(--t-lg);
      line-height: 1.3;
    }
  }
`;

const Entry = styled.li<{ $isDecisive: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  padding-block: ${space(1.5)};
  & + & {
    border-top: 1px solid var(--line);
  }
  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  > h3 {
    ${visuallyHidden}
  }
  && > details {
    border: 0;
  }
  > details > summary {
    align-items: center;
    min-height: var(--touch);
    padding: 0;
    line-height: 1.3;
    scroll-margin-top: calc(var(--covered, 0px) - 4rem);
  }
  summary span > span {
    display: block;
    font-size: var(--t-xs);
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
    gap: ${space(2)};
    font-size: var(--t-sm);
    line-height: 1.4;
  }
  dt {
    font-size: var(--t-xs);
    color: var(--ink-soft);
  }
  ${opened(css`
    &:not(:first-child) {
      padding-top: ${space(3.5)};
    }
    &:not(:last-child) {
      padding-bottom: ${space(3.5)};
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
    dl {
      grid-template-columns: repeat(2, minmax(0, 4fr)) minmax(0, 5fr);
      gap: ${space(4)};
    }
  `)}
  ${from.lg} {
    > details > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
      column-gap: ${space(8)};
    }
    /* Level with the heading. */
    details dl {
      margin-top: calc(-1.2 * var(--t-lg));
    }
  }
  ${({ $isDecisive }) => $isDecisive && form}
`;
