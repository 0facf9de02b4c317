import styled from 'styled-components';
import { storedHere as words } from '../../content/legal/legalCookies';
import { storedGroups } from '../../content/legal/storedItems';
import type { StoredItem } from '../../content/legal/storedItems';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** What the site may store, by table. Once there is something, a cell for each entry, like a ship's stowage plan, with those on the device filled. */
export function SavedCells({ stored }: { readonly stored: readonly StoredItem[] }) {
  return (
    <Plan>
      {storedGroups.map(({ title, items }) => (
        <Group key={title} $count={items.length}>
          {stored.length > 0 && (
            <Cells $count={items.length} aria-hidden="true">
              {items.map((item) => (
                <Cell key={item.key} $isFull={stored.includes(item)} />
              ))}
            </Cells>
          )}
          <Stencil>{title}</Stencil>
          <p>{words.ofGroup(stored.filter((item) => items.includes(item)).length, items.length)}</p>
        </Group>
      ))}
    </Plan>
  );
}

const Plan = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)} ${space(3)};
  font-size: var(--t-sm);
  ${from.sm} {
    column-gap: ${space(6)};
  }
`;

interface Counted {
  readonly $count: number;
}

const Group = styled.li<Counted>`
  /* The widest last, so that two of the others fit on a row. */
  @media (max-width: 39.99em) {
    order: ${({ $count }) => ($count > 12 ? 1 : 0)};
  }
  ${from.lg} {
    flex: ${({ $count }) => $count} 1 0;
  }
`;

const Cells = styled.div<Counted>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1.25rem));
  grid-auto-rows: 1.75rem;
  gap: ${space(1)};
  margin-bottom: ${space(2)};
  ${from.sm} {
    grid-template-columns: repeat(${({ $count }) => $count}, 2rem);
    grid-auto-rows: 2.5rem;
  }
  ${from.lg} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    grid-auto-rows: 3.5rem;
  }
`;

/** A container's end: open, or shut, with its bars. */
const Cell = styled.span<{ readonly $isFull: boolean }>`
  border: 2px solid ${({ $isFull }) => ($isFull ? 'var(--signal)' : 'var(--line-strong)')};
  border-radius: 2px;
  background: ${({ $isFull }) =>
    $isFull
      ? 'repeating-linear-gradient(90deg, transparent 0 5px, rgb(11 43 58 / 16%) 5px 8px), var(--signal)'
      : 'none'};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: ${({ $isFull }) => ($isFull ? 'CanvasText' : 'Canvas')};
  }
`;
