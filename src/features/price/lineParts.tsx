import styled from 'styled-components';
import { priceMarks } from '../../content/tools/price';
import type { PriceMark, LineId } from '../../content/tools/price';
import { Tag } from '../../ui/Tag';
import type { TagTone } from '../../ui/Tag';
import { TextField } from '../../ui/form/TextField';
import type { TextFieldProps } from '../../ui/form/TextField';
import { onVeryLargeText, oneColumn, space } from '../../ui/theme/tokens';
import { TEXT_MAX } from './model/inputs';

const tones: Readonly<Record<PriceMark, TagTone>> = {
  sure: 'sea',
  reported: 'caution',
  unsure: 'caution',
  yours: 'good',
  example: 'neutral',
  quoted: 'neutral',
};

/** Says whose figure it is, and how firm a published one is. */
export function MarkTag({ mark }: { readonly mark: PriceMark }) {
  return <Tag tone={tones[mark]}>{priceMarks[mark]}</Tag>;
}

/** A field for a figure. */
export const PriceField = (field: TextFieldProps) => (
  <TextField inputMode="decimal" maxLength={TEXT_MAX} {...field} />
);

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

/** A row of the ledger. */
export const Row = styled.li`
  ${oneColumn}
  gap: ${space(1)};
  &:focus {
    outline: none;
  }
  > button {
    justify-self: start;
    text-align: start;
  }
`;

/** Two columns, or one where large text leaves no room for two. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${onVeryLargeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
