import styled from 'styled-components';
import { DataTable } from '../DataTable';
import { ArrowLink } from '../links';
import { Bullets, Stencil } from '../theme/text';
import { from, space, tapTarget } from '../theme/tokens';

interface LegalTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [heading: string, cell: string])[];
}

/** A paragraph, what a section says in short, a list, a table, or links to pages, files or addresses such as `mailto:`. */
export type LegalBlock =
  | string
  | { readonly inShort: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable }
  | { readonly links: readonly { readonly label: string; readonly to: string }[] };

/** The text's part of a section on large screens; notes have the rest. */
export const textColumn = `calc((100% - ${space(12)}) * 2 / 3)`;

const IN_SHORT = 'In short';

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
  if ('inShort' in block) {
    return (
      <Note>
        <Stencil>{IN_SHORT}</Stencil>
        {block.inShort.map((sentence) => (
          <p key={sentence}>
            <NoBreaks text={sentence} />
          </p>
        ))}
      </Note>
    );
  }
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
  if ('table' in block) {
    const { caption, columns, rows } = block.table;
    return (
      <Table>
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows.map(([heading, cell]) => ({
            key: heading,
            cells: [<NoBreaks key={heading} text={heading} />, <NoBreaks key={cell} text={cell} />],
          }))}
        />
      </Table>
    );
  }
  return (
    <Ways>
      {block.links.map(({ label, to }) => (
        <li key={to}>{PAGE.test(to) ? <ArrowLink to={to}>{label}</ArrowLink> : <a href={to}>{label}</a>}</li>
      ))}
    </Ways>
  );
}

const HYPHENATED = /(\be-mails?\b)/i;

/** A text in which “e-mail” doesn't break at its hyphen. */
export function NoBreaks({ text }: { readonly text: string }) {
  // Splitting at a group puts the matches at odd positions. The text is static, so the index is a stable key.
  return text.split(HYPHENATED).map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part));
}

/** On large screens, notes are in the margin. */
const Body = styled.div`
  > * + * {
    margin-top: ${space(3)};
  }
  li + li {
    margin-top: ${space(2)};
  }
  ${from.lg} {
    > * {
      max-width: ${textColumn};
    }
  }
`;

/** In the margin, its title on the heading's line, without room of its own in the text; elsewhere above the section's blocks. */
const Note = styled.div`
  padding-top: ${space(3)};
  border-top: 2px solid var(--ink);
  font-weight: 600;
  p + p {
    margin-top: ${space(2)};
  }
  && + * {
    margin-top: ${space(5)};
  }
  ${from.lg} {
    && {
      position: absolute;
      top: 0;
      right: 0;
      width: calc((100% - ${space(12)}) / 3);
      font-size: var(--t-lg);
      line-height: 1.35;
    }
    && + * {
      margin-top: 0;
    }
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

const Table = styled.div`
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
