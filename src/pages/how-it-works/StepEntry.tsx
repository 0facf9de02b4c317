import styled from 'styled-components';
import type { JourneyStep } from '../../content/journey/steps';
import { stepFacts } from '../../content/pages/howItWorks';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, space } from '../../ui/theme/tokens';

interface StepEntryProps {
  readonly step: JourneyStep;
  readonly number: number;
}

/** One step, with who acts, money and document. */
export function StepEntry({ step: { title, text, who, money, document }, number }: StepEntryProps) {
  return (
    <Entry>
      <Number aria-hidden="true">{number}</Number>
      <div>
        <SubTitle>{title}</SubTitle>
        <p>{text}</p>
      </div>
      <dl>
        <div>
          <dt>{stepFacts.who}</dt>
          <dd>{who}</dd>
        </div>
        <div>
          <dt>{stepFacts.money}</dt>
          <dd>{money}</dd>
        </div>
        <div>
          <dt>{stepFacts.document}</dt>
          <dd>{document}</dd>
        </div>
      </dl>
    </Entry>
  );
}

const Number = styled.span`
  ${headingFont}
  font-size: var(--t-xl);
  line-height: 1;
  color: var(--sea);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: ${space(3)};
  align-items: baseline;
  padding-block: ${space(6)};
  break-inside: avoid;
  & + & {
    border-top: 1px solid var(--line-strong);
  }
  p {
    margin-top: ${space(2)};
    max-width: 36rem;
  }
  dl {
    grid-column: 1 / -1;
    display: grid;
    gap: ${space(2)};
    font-size: var(--t-sm);
    line-height: 1.45;
  }
  dl > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space(3)};
    align-items: baseline;
    padding-top: ${space(2)};
    border-top: 1px solid var(--line);
  }
  dt {
    font-size: var(--t-xs);
    font-weight: 700;
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }
  ${from.sm} {
    grid-template-columns: 4rem minmax(0, 1fr);
    dl {
      grid-column: 2;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space(5)};
    }
    dl > div {
      display: block;
    }
  }
  ${from.md} {
    grid-template-columns: 5rem minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(6)};
    padding-block: ${space(7)};
    &:last-child {
      padding-bottom: 0;
    }
    dl {
      grid-column: 3;
    }
    dl > div {
      border-top: 0;
      padding-top: ${space(1)};
    }
  }
`;
