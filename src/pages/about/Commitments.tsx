import styled from 'styled-components';
import { commitments, commitmentWords } from '../../content/pages/about';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, headingFont, onPaper, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

/** Common complaints, each with our promise and a way to check it. */
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
            <SubTitle>{promise}</SubTitle>
            <p>{check}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** Each complaint is struck out, above the answer. From 640 px up, with a large number; from 1200 px up, in two columns with the last across both. */
const List = styled.ol`
  counter-reset: promise;
  display: grid;
  column-gap: clamp(2rem, 5vw, 5rem);
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: baseline;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(4)};
    border-top: 1px solid var(--line);
    counter-increment: promise;
  }
  li::before {
    content: counter(promise);
    ${headingFont}
    color: var(--amber);
  }
  q {
    color: rgb(251 249 244 / 70%);
    /* Behind the letters, which a text decoration would cover. */
    background: linear-gradient(var(--signal), var(--signal)) 0 60% / 100% 2px no-repeat;
    quotes: none;
    ${onPaper} {
      color: inherit;
      text-decoration: line-through;
    }
  }
  h3,
  h3 + p {
    grid-column: 1 / -1;
  }
  h3 {
    font-size: var(--t-xl);
    text-wrap: balance;
  }
  h3 + p {
    line-height: 1.45;
  }
  ${from.sm} {
    li {
      grid-template-columns: 2.75rem minmax(0, 1fr);
      column-gap: ${space(6)};
      padding-block: ${space(5)};
    }
    li::before {
      grid-row: span 2;
      align-self: start;
      font-size: 4rem;
      line-height: 0.9;
    }
    h3,
    h3 + p {
      grid-column: 2;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    li:last-child {
      grid-column: 1 / -1;
      grid-template-columns: 2.75rem minmax(0, 6fr) minmax(0, 5fr);
      > h3 + p {
        grid-column: 3;
      }
      h3 {
        font-size: var(--t-2xl);
      }
    }
  }
`;
