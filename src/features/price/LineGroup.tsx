import styled from 'styled-components';
import type { priceGroups } from '../../content/tools/price';
import type { LineId } from '../../content/tools/price';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { RuledList } from '../../ui/theme/layout';
import { LineRow } from './LineRow';
import type { LineChange } from './model/inputs';
import type { PriceBreakdown } from './model/priceBreakdown';

interface LineGroupProps {
  readonly group: (typeof priceGroups)[number];
  readonly lines: PriceBreakdown['lines'];
  readonly onLine: (id: LineId, change: LineChange) => void;
}

/** The price lines paid to one party. */
export function LineGroup({ group: { id, name, when }, lines, onLine }: LineGroupProps) {
  return (
    <Group>
      <SubTitle>{name}</SubTitle>
      <Stencil>{when}</Stencil>
      <RuledList $gap={3} $faint>
        {lines
          .filter(({ group }) => group === id)
          .map((line) => (
            <LineRow key={line.id} line={line} onChange={(change) => onLine(line.id, change)} />
          ))}
      </RuledList>
    </Group>
  );
}

const Group = styled.div`
  border-top: 4px solid var(--signal);
  padding-top: ${space(4)};
  > p {
    margin-top: ${space(1)};
    color: var(--ink-soft);
  }
  ul {
    margin-top: ${space(4)};
  }
`;
