import styled from 'styled-components';
import { does, doesNot, whatWeDo } from '../../content/pages/about';
import { Container } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** What the company does and doesn't do. */
export function WhatWeDo() {
  return (
    <Band aria-label={whatWeDo.title}>
      <Pair>
        <div>
          <SectionTitle>{whatWeDo.does}</SectionTitle>
          <ul>
            {does.map((item) => (
              <li key={item}>{item}.</li>
            ))}
          </ul>
        </div>
        <DoesNot>
          <SectionTitle>{whatWeDo.doesNot}</SectionTitle>
          <ul>
            {doesNot.map((item) => (
              <li key={item}>{item}.</li>
            ))}
          </ul>
        </DoesNot>
      </Pair>
    </Band>
  );
}

const Pair = styled(Container)`
  display: grid;
  gap: ${space(12)};
  ul {
    padding: 0;
    margin-top: ${space(6)};
    list-style: none;
  }
  li {
    padding-block: ${space(4)};
    border-top: 1px solid var(--line-strong);
  }
  > :first-child li {
    font-size: var(--t-lg);
    line-height: 1.4;
    font-weight: 600;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(2rem, 6vw, 6rem);
  }
`;

/** The secondary list. Its heading is as tall as the other one's, so that the rows align. */
const DoesNot = styled.div`
  h2 {
    font-size: var(--t-xl);
    ${from.md} {
      line-height: calc(1.08 * var(--t-2xl));
    }
  }
`;
