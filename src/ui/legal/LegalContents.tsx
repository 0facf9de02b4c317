import styled from 'styled-components';
import { PhoneDisclosure } from '../PhoneDisclosure';
import { below, from, headingFont, onPaper, space, visuallyHidden } from '../theme/tokens';

interface LegalContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents, which is folded on phones, and what the summaries are. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <Contents aria-labelledby="contents-title">
      <h2 id="contents-title">Contents</h2>
      <p>Each section begins with what it says, in plain words. These lines aren’t legal text.</p>
      <PhoneDisclosure summary="Contents">
        <List $count={sections.length}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </List>
      </PhoneDisclosure>
    </Contents>
  );
}

const Contents = styled.nav`
  padding-block: ${space(6)} ${space(8)};
  /* The first section's line is below it. */
  ${below.sm} {
    padding-bottom: 0;
    && > details {
      border-bottom: 0;
    }
  }
  /* On phones, the disclosure's button is the visible title. */
  h2 {
    margin-bottom: ${space(2)};
    font-size: var(--t-xl);
    ${below.sm} {
      ${visuallyHidden}
      margin: 0;
    }
  }
  > p {
    padding-bottom: ${space(6)};
  }
  ${from.lg} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 3fr);
    column-gap: ${space(12)};
    padding-block: ${space(10)};
    > details {
      grid-area: 1 / 2 / span 2;
    }
  }
  /* Only what the summaries are. */
  ${onPaper} {
    padding-block: ${space(4)};
    h2,
    details {
      display: none;
    }
    > p {
      padding: 0;
    }
  }
`;

/** Beyond phones, in two or three columns of rows as tall as the tallest. */
const List = styled.ol<{ readonly $count: number }>`
  counter-reset: part;
  font-size: var(--t-sm);
  ${from.sm} {
    display: grid;
    grid: repeat(${({ $count }) => Math.ceil($count / 2)}, 1fr) / auto-flow minmax(0, 1fr);
    column-gap: ${space(8)};
  }
  ${from.lg} {
    grid-template-rows: repeat(${({ $count }) => Math.ceil($count / 3)}, 1fr);
  }
  li {
    counter-increment: part;
    border-top: 1px solid var(--line);
  }
  a {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    align-items: center;
    height: 100%;
    min-height: var(--touch);
    padding-block: ${space(2)};
    line-height: 1.35;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  a::before {
    content: counter(part);
    ${headingFont}
    font-variant-numeric: tabular-nums;
  }
`;
