import styled from 'styled-components';
import { does, doesNot, whatWeDo } from '../../content/pages/about';
import { Container, RuledList } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** What the company does and doesn't do. */
export function WhatWeDo() {
  return (
    <Band aria-label={whatWeDo.title}>
      <Pair $rows={Math.max(does.length, doesNot.length)}>
        <div>
          <SectionTitle>{whatWeDo.does}</SectionTitle>
          <RuledList $gap={4}>
            {does.map((item) => (
              <li key={item}>{item}.</li>
            ))}
          </RuledList>
        </div>
        <div>
          <SectionTitle>{whatWeDo.doesNot}</SectionTitle>
          <RuledList $gap={4}>
            {doesNot.map((item) => (
              <li key={item}>{item}.</li>
            ))}
          </RuledList>
        </div>
      </Pair>
    </Band>
  );
}

/** Two lists whose rows meet: the title and the items of each share the grid's rows. */
const Pair = styled(Container)<{ $rows: number }>`
  display: grid;
  gap: ${space(12)};
  ul {
    margin-top: ${space(6)};
  }
  li {
    text-wrap: balance;
  }
  > :first-child li {
    font-weight: 600;
  }
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 clamp(2rem, 5vw, 5rem);
    > div {
      display: grid;
      grid-row: span ${({ $rows }) => $rows + 1};
      grid-template-rows: subgrid;
    }
    ul {
      display: grid;
      grid-row: span ${({ $rows }) => $rows};
      grid-template-rows: subgrid;
    }
  }
`;
