import styled from 'styled-components';
import { PhoneDisclosure } from '../PhoneDisclosure';
import { from, screenOnly, space, visuallyHidden } from '../theme/tokens';

interface LegalContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The table of contents: folded on phones, sticky beside the text on wider screens. */
export function LegalContents({ sections }: LegalContentsProps) {
  return (
    <Contents aria-labelledby="contents-title">
      <h2 id="contents-title">Contents</h2>
      <PhoneDisclosure summary="Contents">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </PhoneDisclosure>
    </Contents>
  );
}

const Contents = styled.nav`
  font-size: var(--t-sm);
  /* On phones, the disclosure's button is the visible title. */
  h2 {
    margin-bottom: ${space(2)};
    font-size: var(--t-base);
    @media (max-width: 39.99em) {
      ${visuallyHidden}
      margin: 0;
    }
  }
  ol {
    counter-reset: part;
  }
  li {
    counter-increment: part;
    border-top: 1px solid var(--line);
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: center;
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
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  ${from.sm} {
    align-self: start;
    position: sticky;
    top: ${space(6)};
    max-height: calc(100vh - ${space(12)});
    overflow-y: auto;
    /* Room for the mark, which hangs outside the text's edge. */
    margin-inline-start: calc(-1 * ${space(3)});
    padding-inline-start: ${space(3)};
    /* Marks the section in view, in browsers that know how. */
    scroll-target-group: auto;
    a:target-current {
      margin-inline-start: calc(-1 * ${space(3)});
      padding-inline-start: ${space(3)};
      box-shadow: inset 3px 0 var(--signal);
      font-weight: 700;
    }
  }
  ${screenOnly}
`;
