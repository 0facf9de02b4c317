import styled from 'styled-components';
import { PhoneDisclosure } from '../PhoneDisclosure';
import { below, from, headingFont, onPaper, screenOnly, space, visuallyHidden } from '../theme/tokens';
import { numberColumn } from './LegalText';

interface LegalContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** What the summaries are, and the table of contents, which is folded on phones and sticky on large screens. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <>
      <About>Each section begins with what it says, in plain words. These lines aren’t legal text.</About>
      <Contents aria-labelledby="contents-title" $rows={sections.length + 1}>
        <h2 id="contents-title">Contents</h2>
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
    </>
  );
}

/** Tablets, and small laptops. */
const between = '@media (min-width: 40em) and (max-width: 74.99em)';

const About = styled.p`
  padding-block: ${space(6)};
  /* Above the sections' text. */
  ${from.sm} {
    padding-inline-start: ${numberColumn};
  }
  ${onPaper} {
    padding: ${space(4)} 0;
  }
`;

const Contents = styled.nav<{ readonly $rows: number }>`
  font-size: var(--t-sm);
  /* On phones, the disclosure's button is the visible title. */
  h2 {
    margin-bottom: ${space(3)};
    font-size: var(--t-base);
    ${below.sm} {
      ${visuallyHidden}
      margin: 0;
    }
  }
  li {
    counter-increment: part;
    border-top: 1px solid var(--line);
  }
  a {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    ${between} {
      grid-template-columns: ${numberColumn} minmax(0, 1fr);
    }
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
  ${from.sm} {
    padding-bottom: ${space(8)};
  }
  ${from.lg} {
    grid-row: 1 / span ${({ $rows }) => $rows};
    align-self: start;
    padding-top: ${space(8)};
    /* Where all of it fits. */
    @media (min-height: 40em) {
      position: sticky;
      top: 0;
    }
  }
  ${screenOnly}
`;

/** On tablets, in two columns of rows as tall as the tallest. */
const List = styled.ol<{ readonly $count: number }>`
  counter-reset: part;
  ${between} {
    display: grid;
    grid: repeat(${({ $count }) => Math.ceil($count / 2)}, 1fr) / auto-flow minmax(0, 1fr);
    column-gap: ${space(8)};
  }
`;
