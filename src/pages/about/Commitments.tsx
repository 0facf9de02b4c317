import { useId } from 'react';
import styled from 'styled-components';
import { commitments, commitmentWords } from '../../content/pages/about';
import { Fold, PhoneFold } from '../../ui/PhoneFold';
import { Band } from '../../ui/Section';
import { Container, Stack } from '../../ui/theme/layout';
import { Lead, SectionTitle, SubTitle } from '../../ui/theme/text';
import { below, from, headingFont, onPaper, oneColumn, space, visuallyHidden } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

/** Common complaints, each with our promise and a way to check it. */
export function Commitments() {
  const id = useId();
  return (
    <Band $tone="ink" aria-labelledby={id}>
      <Cells>
        <Stack $gap={3}>
          <SectionTitle id={id}>{commitmentWords.title}</SectionTitle>
          <Lead>{commitmentWords.intro}</Lead>
        </Stack>
        {/* `display: contents` removes the native role in older browsers. */}
        <List role="list">
          {commitments.map(({ promise, against, check }) => (
            <li key={promise}>
              <p>
                <VisuallyHidden>{commitmentWords.problem} </VisuallyHidden>
                <q>{against}</q>
              </p>
              <SubTitle>{promise}</SubTitle>
              <PhoneFold summary={promise} />
              <p>{check}</p>
            </li>
          ))}
        </List>
      </Cells>
    </Band>
  );
}

/** From 768 px up, two columns of four, the first of which is the title. */
const Cells = styled(Container)`
  counter-reset: promise;
  ${oneColumn}
  column-gap: clamp(2rem, 5vw, 5rem);
  > :first-child {
    align-content: start;
    padding-bottom: ${space(8)};
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Each complaint is struck out, beside a large number and above the promise, which on phones folds how to check it. */
const List = styled.ol`
  display: contents;
  li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    align-content: start;
    align-items: baseline;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(5)};
    border-top: 1px solid var(--line);
    counter-increment: promise;
  }
  li::before {
    content: counter(promise);
    grid-row: span 2;
    align-self: start;
    ${headingFont}
    font-size: 4rem;
    line-height: 0.9;
    color: var(--amber);
  }
  li > * {
    grid-column: 2;
  }
  q {
    /* Behind the letters, which a text decoration would cover. */
    background: linear-gradient(var(--signal-deep), var(--signal-deep)) 0 58% / 100% 2px no-repeat;
    quotes: none;
    ${onPaper} {
      color: inherit;
      text-decoration: line-through;
    }
  }
  h3 {
    text-wrap: balance;
  }
  li > p:last-child {
    line-height: 1.45;
  }
  ${below.sm} {
    li {
      grid-template-columns: 2rem minmax(0, 1fr);
      gap: 0 ${space(4)};
      padding-block: ${space(3)} ${space(1)};
    }
    li::before {
      font-size: 3rem;
    }
    h3 {
      ${visuallyHidden}
    }
    ${Fold} {
      border: 0;
      > summary {
        padding-block: ${space(1)} ${space(3)};
        ${headingFont}
        font-size: var(--t-lg);
        line-height: 1.2;
        text-wrap: balance;
      }
      > summary::after {
        font-family: var(--font);
      }
      &:not([open]) + p {
        display: none;
      }
    }
    li > p:last-child {
      padding-bottom: ${space(4)};
    }
  }
  ${from.lg} {
    q {
      font-size: var(--t-lg);
    }
    h3 {
      font-size: var(--t-xl);
    }
  }
`;
