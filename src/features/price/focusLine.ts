import type { LineId } from '../../content/tools/price';

/** The id of the input for a line's own figure. */
export const lineInputId = (id: LineId): string => `price-line-${id}`;

/** Focuses the input of a line's own figure, and opens the list of lines around it. */
export function focusLine(id: LineId): void {
  const input = document.getElementById(lineInputId(id));
  const list = input?.closest('details');
  if (list) list.open = true;
  input?.focus();
}
