import styled from 'styled-components';
import { PhoneDisclosure } from '../PhoneDisclosure';
import { below, from, headingFont, screenOnly, space, visuallyHidden } from '../theme/tokens';
import { legalRow, summaryCell } from './LegalSection';

interface LegalContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly summariesNote: string;
  readonly inShort: readonly string[];
}

/** What the summaries are, beside the table of contents, which is folded on phones. */
export function LegalContents({ sections, summariesNote, inShort }: LegalContentsProps) {
  return (
    <Top>
      <About>
        <b>In short</b>
        {inShort.map((sentence) => (
          <strong key={sentence}>{sentence}</strong>
        ))}
        <span>{summariesNote}</span>
      </About>
      <Contents aria-labelledby="contents-title">
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
    </Top>
  );
}

const Top = styled.div`
  ${legalRow}
`;

const About = styled.p`
  padding-block: ${space(6)};
  b {
    display: block;
    margin-bottom: ${space(2)};
    ${headingFont}
    font-size: var(--t-2xl);
    line-height: 1.1;
  }
  strong {
    display: block;
    margin-bottom: ${space(2)};
    font-weight: 650;
    line-height: 1.4;
    ${from.lg} {
      font-size: var(--t-lg);
    }
  }
  ${from.sm} {
    padding-block: ${space(8)};
  }
  ${summaryCell}
`;

const Contents = styled.nav`
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
    grid-area: 1 / 2;
    padding-block: ${space(8)};
  }
  ${from.lg} {
    grid-area: 1 / 1 / auto / span 2;
  }
  ${screenOnly}
`;

/** On wider screens, rows as tall as the tallest, in two columns if there are many. */
const List = styled.ol<{ readonly $count: number }>`
  counter-reset: part;
  column-gap: ${space(8)};
  ${from.sm} {
    display: grid;
    grid: repeat(${({ $count }) => ($count > 6 ? Math.ceil($count / 2) : $count)}, 1fr) / auto-flow minmax(
        0,
        1fr
      );
  }
`;
