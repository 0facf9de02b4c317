import styled from 'styled-components';
import { DataTable } from '../DataTable';
import { ArrowLink } from '../links';
import { Bullets } from '../theme/text';
import { onPaper, space, tapTarget } from '../theme/tokens';

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
  if ('table' in block)
    return (
      <Half>
        <LegalTable {...block.table} />
      </Half>
    );
  return (
    <Ways>
      {block.links.map(({ label, to }) => (
        <li key={to}>{PAGE.test(to) ? <ArrowLink to={to}>{label}</ArrowLink> : <a href={to}>{label}</a>}</li>
      ))}
    </Ways>
  );
}

/** A table of texts. The first of a row is its heading. */
export function LegalTable({ caption, columns, rows }: LegalTableText) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map((cells, row) => ({
        key: String(row),
        cells: cells.map((cell, index) =>
          typeof cell === 'string' ? <NoBreaks key={index} text={cell} /> : <Viewers key={index} {...cell} />,
        ),
      }))}
    />
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

const Half = styled.div`
  && {
    margin-block: ${space(5)};
  }
  th:first-child {
    width: 50%;
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
