import styled from 'styled-components';
import { stages } from '../../content/pages/howItWorks';
import { Container } from '../../ui/theme/layout';
import { from, onPaper, space } from '../../ui/theme/tokens';

/** The five stages as a strip of links: where on the way am I, and straight there. */
export function StageLinks() {
  return (
    <Strip aria-label="Stages">
      <Container>
        <ol>
          {stages.map(({ id, name, steps }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name}
                <span>{steps.length === 1 ? '1 step' : `${String(steps.length)} steps`}</span>
              </a>
            </li>
          ))}
        </ol>
      </Container>
    </Strip>
  );
}

const Strip = styled.nav`
  background: var(--ink);
  color: var(--paper);
  --focus: var(--focus-on-dark);
  ol {
    display: grid;
    padding: 0;
    list-style: none;
    ${from.sm} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: ${space(1)};
    min-height: 2.75rem;
    padding-block: ${space(3)};
    color: inherit;
    font-weight: 700;
    text-decoration: none;
    ${from.sm} {
      flex-direction: column;
      padding-block: ${space(5)};
    }
  }
  a:hover {
    text-decoration: underline;
  }
  li + li a {
    @media (max-width: 39.99em) {
      border-top: 1px solid var(--line-on-dark);
    }
  }
  span {
    font-size: var(--t-sm);
    font-weight: 400;
    color: var(--ink-soft-on-dark);
  }
  ${onPaper} {
    display: none;
  }
`;
