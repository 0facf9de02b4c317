import styled from 'styled-components';
import { ArrowLink } from '../links';
import { space } from '../theme/tokens';

/** A paragraph, a list, or links: to a page of the site, to one of its files, or to an address such as `mailto:`. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly links: readonly { readonly label: string; readonly to: string }[] };

/** A file's name has an ending, and the browser opens it; a page has none. */
const PAGE = /^\/[^.]*$/;

/** The words of one section. */
export function LegalText({ blocks }: { readonly blocks: readonly LegalBlock[] }) {
  return (
    <Body>
      {blocks.map((block, index) => (
        // Fixed texts, never reordered.
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
