import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Leg } from '../../content/pages/international';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

const tones = { us: 'paper', sea: 'sea', nigeria: 'sand' } as const;

interface PaperLegProps {
  readonly leg: Leg;
  /** The steps are counted through all legs. */
  readonly firstNumber: number;
  /** What is to be said of the whole stretch, after its last step. */
  readonly children?: ReactNode;
}

/** One stretch of the way: its steps down a line, with who acts and which paper exists afterwards. */
export function PaperLeg({ leg: { id, place, intro, steps }, firstNumber, children }: PaperLegProps) {
  return (
    <Section tone={tones[id]} heading="beside" id={id} title={place} intro={intro}>
      <PhoneDisclosure summary={`Steps ${String(firstNumber)} to ${String(firstNumber + steps.length - 1)}`}>
        <Line start={firstNumber}>
          {steps.map(({ title, text, who, paper }, index) => (
            <li key={title}>
              <Number aria-hidden="true">{firstNumber + index}</Number>
              <SubTitle>{title}</SubTitle>
              <p>{text}</p>
              <dl>
                <div>
                  <dt>Who</dt>
                  <dd>{who}</dd>
                </div>
                <div>
                  <dt>Paper</dt>
                  <dd>{paper}</dd>
                </div>
              </dl>
            </li>
          ))}
        </Line>
      </PhoneDisclosure>
      {children}
    </Section>
  );
}

const Line = styled.ol`
  padding: 0;
  & + * {
    margin-top: ${space(9)};
  }
  list-style: none;
  li {
    position: relative;
    display: grid;
    gap: ${space(2)};
    padding: 0 0 clamp(1.5rem, 1rem + 2vw, 2.25rem) ${space(14)};
    border-inline-start: 2px solid var(--ink);
    margin-inline-start: ${space(4)};
  }
  li:last-child {
    padding-bottom: 0;
  }
  p {
    max-width: 40rem;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1)} ${space(4)};
    margin-top: ${space(1)};
    max-width: 40rem;
    font-size: var(--t-sm);
    ${from.sm} {
      column-gap: ${space(8)};
    }
  }
  dl > div {
    padding-top: ${space(2)};
    border-top: 1px solid var(--line-strong);
  }
  @media screen and (max-width: 39.99em) {
    dl {
      display: block;
    }
    dl > div {
      padding: 0;
      border: 0;
    }
    dt,
    dd {
      display: inline;
    }
    dt::after {
      content: ': ';
    }
  }
  dt {
    font-size: var(--t-xs);
    font-weight: 700;
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }
  dd {
    margin: 0;
  }
  @media (max-width: 39.99em) {
    li {
      padding-inline-start: ${space(8)};
    }
  }
`;

const Number = styled.span`
  position: absolute;
  inset: ${space(-1)} auto auto ${space(-4)};
  transform: translateX(-1px);
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  background: var(--ink);
  color: var(--paper);
  border-radius: var(--radius);
  font-size: var(--t-sm);
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  @media print {
    border: 1px solid;
    color: inherit;
  }
`;
