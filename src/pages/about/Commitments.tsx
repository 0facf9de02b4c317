import styled from 'styled-components';
import { commitments, commitmentWords } from '../../content/pages/about';
import { Stack } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

/** Common complaints, in quotes, each next to our promise and a way to check it. */
export function Commitments() {
  return (
    <Section tone="ink" title={commitmentWords.title} intro={commitmentWords.intro}>
      <List>
        {commitments.map(({ promise, against, check }) => (
          <li key={promise}>
            <p>
              <VisuallyHidden>{commitmentWords.problem} </VisuallyHidden>
              <q>{against}</q>
            </p>
            <Stack $gap={1}>
              <SubTitle>{promise}</SubTitle>
              <p>{check}</p>
            </Stack>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  counter-reset: promise;
  li {
    position: relative;
    display: grid;
    gap: ${space(2)};
    padding: ${space(5)} 0 ${space(5)} ${space(10)};
    border-top: 1px solid var(--line-strong);
    counter-increment: promise;
    ${from.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: clamp(2rem, 5vw, 5rem);
      align-items: first baseline;
      padding-inline-start: ${space(20)};
    }
  }
  li::before {
    content: counter(promise);
    position: absolute;
    inset: ${space(4.5)} auto auto 0;
    ${headingFont}
    font-size: var(--t-xl);
    line-height: 1;
    color: var(--signal);
    ${from.md} {
      font-size: var(--t-2xl);
    }
  }
  li > :first-child {
    font-size: var(--t-lg);
    line-height: 1.3;
    color: var(--ink-soft);
  }
  h3 {
    ${from.md} {
      font-size: var(--t-xl);
    }
  }
`;
