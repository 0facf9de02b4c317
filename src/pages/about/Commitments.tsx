import styled from 'styled-components';
import { commitments, commitmentWords } from '../../content/pages/about';
import { Stack } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, quietText, space } from '../../ui/theme/tokens';
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

/** Each complaint is struck out. From 640 px up, the answer is beside it. */
const List = styled.ol`
  counter-reset: promise;
  li {
    display: grid;
    gap: ${space(3)} clamp(1.5rem, 5vw, 5rem);
    padding-block: ${space(6)};
    border-top: 1px solid var(--line);
    counter-increment: promise;
    ${from.sm} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: baseline;
    }
  }
  li > p {
    text-wrap: balance;
  }
  q {
    ${headingFont}
    font-size: clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem);
    line-height: 1.2;
    letter-spacing: -0.01em;
    font-weight: 600;
    /* Behind the letters, which a text decoration would cover. */
    background: linear-gradient(var(--signal), var(--signal)) 0 60% / 100% 2px no-repeat;
    quotes: none;
    ${onPaper} {
      text-decoration: line-through;
    }
  }
  h3 {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }
  h3::before {
    content: counter(promise);
    color: var(--signal);
  }
  h3 + p {
    padding-inline-start: 1.5rem;
    ${quietText}
    ${from.md} {
      font-size: inherit;
    }
  }
`;
