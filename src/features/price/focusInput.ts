import type { LineId } from '../../content/tools/price';

/** The id of the input for a line's own figure. */
export const lineInputId = (id: LineId): string => `price-line-${id}`;

/** The id of the input for the engine size, which published figures need. */
export const ENGINE_ID = 'price-engine';

/** Focuses an input, and opens what is folded around it. */
export function focusInput(id: string): void {
  const input = document.getElementById(id);
  const fold = input?.closest('details');
  if (fold) fold.open = true;
  input?.focus();
}
