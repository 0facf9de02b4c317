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
  ${from.sm} {
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
  ${from.sm} {
    grid-template: auto 1fr auto / minmax(0, 1fr);
    gap: ${space(1)};
    padding-bottom: 0;
    p + p {
      grid-row: 1;
    }
  }
`;

const Cells = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(13, minmax(0, 1fr));
  grid-auto-rows: clamp(1.375rem, 2.8vw, 2.5rem);
  gap: 3px;
  ${from.sm} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    margin-top: ${space(3)};
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
