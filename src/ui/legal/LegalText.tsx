import styled from 'styled-components';
import { ArrowLink } from '../links';
import { space } from '../theme/tokens';

/** A paragraph, a list, or a list of links to pages, files or addresses such as `mailto:`. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
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
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
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

const Body = styled.div`
  max-width: 42rem;
  > * + * {
    margin-top: ${space(3)};
  }
  li + li {
    margin-top: ${space(2)};
  }
`;

const Ways = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(6)};
    padding: 0;
    list-style: none;
  }
  && li {
    margin: 0;
  }
  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
    font-weight: 700;
  }
`;
