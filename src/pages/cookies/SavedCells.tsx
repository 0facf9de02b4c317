import styled from 'styled-components';
import { storedHere as words } from '../../content/legal/legalCookies';
import { storedGroups } from '../../content/legal/storedItems';
import type { StoredItem } from '../../content/legal/storedItems';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** A cell for each entry the site may store, stacked by table as on a ship's stowage plan. Those on the device are filled. */
export function SavedCells({ stored }: { readonly stored: readonly StoredItem[] }) {
  return (
    <Plan>
      {storedGroups.map(({ title, items }) => (
        <Group key={title}>
          <Stencil>{title}</Stencil>
          <p>{words.ofGroup(stored.filter((item) => items.includes(item)).length, items.length)}</p>
          <Cells aria-hidden="true">
            {items.map((item) => (
              <Cell key={item.key} $isFull={stored.includes(item)} />
            ))}
          </Cells>
        </Group>
      ))}
    </Plan>
  );
}

const Plan = styled.ul`
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${space(5)};
  }
`;

const Group = styled.li`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(2)};
  padding-block: ${space(3)};
  border-top: 1px solid var(--line-strong);
  ${from.md} {
    grid-template: auto auto 1fr / minmax(0, 1fr);
    gap: ${space(1)};
    padding-bottom: 0;
    p + p {
      grid-row: 1;
    }
    /* Two lines, so that all cells start level. */
    > :first-child {
      min-height: 2.8em;
    }
  }
`;

const Cells = styled.div`
  --cell: clamp(1.25rem, 2.2vw, 2rem);
  display: grid;
  grid: auto-flow var(--cell) / repeat(auto-fill, var(--cell));
  grid-column: 1 / -1;
  gap: 3px;
`;

/** A slot, or the container in it, with the bars of its doors. */
const Cell = styled.span<{ readonly $isFull: boolean }>`
  border: ${({ $isFull }) => ($isFull ? '2px solid var(--signal)' : '1px solid transparent')};
  border-radius: 2px;
  background: ${({ $isFull }) =>
    $isFull
      ? 'repeating-linear-gradient(90deg, transparent 0 5px, rgb(11 43 58 / 16%) 5px 8px), var(--signal)'
      : 'var(--line) border-box'};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: ${({ $isFull }) => ($isFull ? 'CanvasText' : 'Canvas')};
  }
`;
