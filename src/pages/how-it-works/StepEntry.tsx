import styled, { css } from 'styled-components';
import type { JourneyStep } from '../../content/journey/steps';
import { stepFacts } from '../../content/pages/howItWorks';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Small, Stencil, SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, space, visuallyHidden } from '../../ui/theme/tokens';

interface StepEntryProps {
  readonly step: JourneyStep;
  readonly number: number;
}

/** One step: what happens, who acts, the document, and where the money is. Below 960 px, folded to its title, who and document. */
export function StepEntry({ step: { title, text, who, money, document }, number }: StepEntryProps) {
  return (
    <Entry>
      <Number aria-hidden="true">{number}</Number>
      <SubTitle>{title}</SubTitle>
      <PhoneDisclosure
        openFrom="md"
        summary={
          <span>
            {title}
            {/* The dot ends a line rather than starting one. */}
            <Small as="span">{`${who}\u00A0· ${document}`}</Small>
          </span>
        }
      >
        <p>{text}</p>
        <dl>
          {(
            [
              [stepFacts.who, who],
              [stepFacts.document, document],
              [stepFacts.money, money],
            ] as const
          ).map(([term, value]) => (
            <div key={term}>
              <Stencil as="dt">{term}</Stencil>
              <dd>{value}</dd>
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

const Number = styled.span`
  ${headingFont}
  font-size: var(--t-lg);
  line-height: 1.2;
  color: var(--sea-deep);
  font-variant-numeric: tabular-nums;
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  padding-block: ${space(2)};
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
    padding: 0;
    min-height: var(--touch);
    line-height: 1.3;
    scroll-margin-top: calc(var(--covered, 0px) - 4rem);
  }
  summary span > span {
    display: block;
    font-weight: 400;
  }
  > details > div {
    display: grid;
    gap: ${space(3)};
    padding: ${space(2)} 0 0;
  }
  p {
    font-size: 1rem;
  }
  dl {
    display: grid;
    gap: ${space(2)};
    font-size: var(--t-sm);
    line-height: 1.45;
  }
  div:first-child > dd {
    font-weight: 600;
  }
  ${opened(css`
    padding-block: ${space(3.5)};
    grid-template-columns: 2.75rem minmax(0, 1fr);
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
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(5)};
    }
  `)}
  ${from.lg} {
    p {
      line-height: 1.5;
    }
    > details > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(8)};
    }
    /* Level with the heading. The labels of the first step are those of all. */
    dl {
      margin-top: calc(-1.2 * var(--t-lg));
      font-size: 1rem;
    }
    dt {
      font-size: 0.875rem;
      letter-spacing: 0.04em;
    }
    &:not(:first-child) dt {
      ${visuallyHidden}
    }
  }
`;
