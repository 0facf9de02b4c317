import styled from 'styled-components';
import { priceMarks } from '../../content/tools/price';
import type { PriceMark } from '../../content/tools/price';
import { Tag } from '../../ui/Tag';
import type { TagTone } from '../../ui/Tag';
import { space } from '../../ui/theme/tokens';

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

/** A row of the ledger. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  &:focus {
    outline: none;
  }
  > button {
    justify-self: start;
    text-align: start;
  }
`;
