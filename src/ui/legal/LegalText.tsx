import styled from 'styled-components';
import { DataTable } from '../DataTable';
import { ArrowLink } from '../links';
import { Bullets } from '../theme/text';
import { from, headingFont, onPaper, space, tapTarget } from '../theme/tokens';

interface LegalTableText {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly LegalCell[])[];
}

/** A text, or who sees something. */
type LegalCell = string | Viewers;

interface Viewers {
  readonly now: readonly string[];
  /** Who sees it later, and when. */
  readonly later?: readonly string[];
  readonly when?: string;
}

/** A paragraph, a list, a table, or links to pages, files or addresses such as `mailto:`. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: LegalTableText }
  | { readonly links: readonly { readonly label: string; readonly to: string }[] };

/** Matches page paths. File paths have an extension, and open without the router. */
const PAGE = /^\/[^.]*$/;

/** The text of one section. */
export function LegalText({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  return (
    <Body>
      {blocks.map((block, index) => (
        // The text is static, so the index is a stable key.
        <Block key={index} block={block} />
      ))}
    </Body>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <NoBreaks text={block} />
      </p>
    );
  if ('list' in block) {
    return (
      <Bullets>
        {block.list.map((item) => (
          <li key={item}>
            <NoBreaks text={item} />
          </li>
        ))}
      </Bullets>
    );
  }
  if ('table' in block) return <LegalTable {...block.table} />;
  return (
    <Ways>
      {block.links.map(({ label, to }) => (
        <li key={to}>{PAGE.test(to) ? <ArrowLink to={to}>{label}</ArrowLink> : <a href={to}>{label}</a>}</li>
      ))}
    </Ways>
  );
}

/** A table of texts, of two columns in the text or of five across the page. The first of a row is its heading. */
export function LegalTable({ caption, columns, rows }: LegalTableText) {
  const Frame = columns.length === 5 ? AcrossPage : InText;
  return (
    <Frame>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map((cells, row) => ({
          key: String(row),
          cells: cells.map((cell, index) =>
            typeof cell === 'string' ? (
              <NoBreaks key={index} text={cell} />
            ) : (
              <Viewers key={index} {...cell} />
            ),
          ),
        }))}
      />
    </Frame>
  );
}

function Viewers({ now, later = [], when }: Viewers) {
  return (
    <Who>
      {now.map((name) => (
        <b key={name}>{name}</b>
      ))}
      {when && <p>{when}</p>}
      {later.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </Who>
  );
}

const HYPHENATED = /(\be-mails?\b)/i;

/** A text in which “e-mail” doesn't break at its hyphen. */
export function NoBreaks({ text }: { readonly text: string }) {
  // Splitting at a group puts the matches at odd positions. The text is static, so the index is a stable key.
  return text.split(HYPHENATED).map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part));
}

const Body = styled.div`
  > * + * {
    margin-top: ${space(3)};
  }
  li + li {
    margin-top: ${space(2)};
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(6)};
  && {
    margin-block: ${space(1)} ${space(-1)};
  }
  && li {
    margin: 0;
  }
  /* As tall as an arrow link, for a finger, and on its baseline. */
  a {
    ${tapTarget(2.5)}
    font-weight: 700;
  }
`;

const InText = styled.div`
  && {
    margin-block: ${space(5)};
  }
  th:first-child {
    width: 50%;
  }
`;

const AcrossPage = styled.div`
  @media screen and (max-width: 39.99em) {
    td:nth-child(2),
    td:nth-child(5) {
      grid-column: 1 / -1;
    }
  }
  /* On tablets, a row's heading and who sees it are below the section's title, and the rest below its text. */
  @media screen and (min-width: 40em) and (max-width: 74.99em) {
    caption,
    tbody th:first-child,
    td:nth-child(4) {
      padding-inline-end: ${space(6)};
    }
    caption {
      width: calc((100% - ${space(8)}) * 2 / 5);
    }
    tbody tr {
      grid-template: auto 1fr auto / calc((100% - ${space(8)}) * 2 / 5) minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${space(8)};
    }
    tbody th:first-child {
      grid-area: 1 / 1;
    }
    td:nth-child(2) {
      grid-area: 1 / 2 / span 2 / -1;
      margin-top: 0;
    }
    td:nth-child(3) {
      grid-area: 3 / 2;
    }
    td:nth-child(4) {
      grid-area: 2 / 1 / span 2;
    }
    tbody td:nth-child(5) {
      grid-area: 3 / 3;
    }
  }
  @media screen and (min-width: 40em) {
    tbody th:first-child {
      ${headingFont}
      font-size: var(--t-lg);
      line-height: 1.2;
    }
  }
  /* As wide as the section's title, its text and its summary. */
  ${from.lg} {
    td:nth-child(3) {
      padding-inline-end: ${space(12)};
    }
    th:nth-child(1) {
      width: 26.5%;
    }
    th:nth-child(2) {
      width: 28%;
    }
    th:nth-child(4) {
      width: 13.5%;
    }
    th:nth-child(5) {
      width: 15.5%;
    }
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Names in stencil type: those who see it now are filled. */
const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  p {
    flex-basis: 100%;
    font-size: var(--t-sm);
    line-height: 1.35;
  }
  b,
  span {
    padding: ${space(0.5)} ${space(2)};
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    font-size: var(--t-xs);
    font-weight: 700;
  }
  b {
    background: var(--ink);
    color: var(--paper);
    ${onPaper} {
      background: none;
      color: inherit;
    }
  }
`;
