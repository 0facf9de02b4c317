import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, space } from './theme/tokens';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** A list of terms and values, ruled like a form. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    padding-block: ${space(3)};
    border-top: 1px solid var(--line);
    ${from.sm} {
      grid-template-columns: minmax(8rem, 1fr) 2fr;
      gap: ${space(6)};
    }
  }
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
