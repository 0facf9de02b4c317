import styled from 'styled-components';
import { priceMarks } from '../../content/tools/price';
import { Tag } from '../../ui/Tag';
import type { TagTone } from '../../ui/Tag';
import { space } from '../../ui/theme/tokens';
import type { Mark } from './model/priceBreakdown';

const tones: Readonly<Record<Mark, TagTone>> = { published: 'sea', yours: 'good', quoted: 'neutral' };

/** Says whose figure it is. */
export function MarkTag({ mark }: { readonly mark: Mark }) {
  return <Tag tone={tones[mark]}>{priceMarks[mark]}</Tag>;
}

/** A row of the ledger. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(3)};
  border-top: 1px solid var(--line);
  &:focus {
    outline: none;
  }
  > button {
    justify-self: start;
    text-align: start;
  }
`;
