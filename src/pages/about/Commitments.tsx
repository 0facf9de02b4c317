import styled from 'styled-components';
import { commitments, commitmentWords } from '../../content/pages/about';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** Commitments, each about a common complaint, with a way to check it. */
export function Commitments() {
  return (
    <Section tone="ink" title={commitmentWords.title} intro={commitmentWords.intro}>
      <List>
        {commitments.map(({ promise, against, check }) => (
          <li key={promise}>
            <SubTitle>{promise}</SubTitle>
            <div>
              <p>
                <strong>{commitmentWords.howToCheck}</strong> {check}
              </p>
              <p>
                <small>{commitmentWords.problem(against.charAt(0).toLowerCase() + against.slice(1))}</small>
              </p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  padding: 0;
  list-style: none;
  counter-reset: promise;
  li {
    position: relative;
    display: grid;
    gap: ${space(3)};
    padding: ${space(6)} 0 ${space(6)} ${space(10)};
    border-top: 1px solid var(--line-strong);
    counter-increment: promise;
    ${from.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      gap: clamp(2rem, 5vw, 5rem);
      padding-inline-start: ${space(20)};
    }
  }
  li::before {
    content: counter(promise);
    position: absolute;
    inset: ${space(5.5)} auto auto 0;
    font-family: var(--font-heading);
    font-size: var(--t-xl);
    font-weight: 780;
    line-height: 1;
    color: var(--signal);
    ${from.md} {
      font-size: var(--t-2xl);
    }
  }
  p + p {
    margin-top: ${space(2)};
  }
  small {
    font-size: var(--t-sm);
    color: var(--ink-soft);
  }
`;
