import styled from 'styled-components';
import { preparation } from '../../content/pages/autoShipping';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** What to do to the car, day by day, as a list that prints with boxes to tick. */
export function Preparation() {
  return (
    <Section
      tone="sand"
      id="prepare"
      title="Prepare the car"
      intro="Most trouble at a terminal gate begins on this list. Print it and take it to the car."
    >
      <Days>
        {preparation.map(({ when, items }) => (
          <div key={when}>
            <SubTitle>{when}</SubTitle>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </Days>
    </Section>
  );
}

const Days = styled.div`
  display: grid;
  border-top: 2px solid var(--ink);
  > div {
    display: grid;
    gap: ${space(4)};
    padding-block: ${space(6)};
    & + div {
      border-top: 1px solid var(--line-strong);
    }
  }
  ul {
    display: grid;
    gap: ${space(3)};
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
    padding-inline-start: ${space(8)};
    max-width: 42rem;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0.25em auto auto 0;
    width: 1.125rem;
    height: 1.125rem;
    border: 2px solid currentcolor;
    border-radius: 2px;
  }
  ${from.md} {
    > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      gap: clamp(2rem, 5vw, 5rem);
      padding-block: ${space(8)};
    }
  }
`;
