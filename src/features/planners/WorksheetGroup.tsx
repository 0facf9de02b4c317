import styled from 'styled-components';
import type { WorksheetGroup as Group } from '../../content/tools/planners';
import { space } from '../../ui/theme/tokens';
import { PlannerField } from './PlannerField';
import { amountError } from './sheet';
import type { Sheet } from './sheet';

interface WorksheetGroupProps {
  readonly group: Group;
  readonly sheet: Sheet;
  readonly onText: (id: string, text: string) => void;
}

/** The lines of one payee, in that payee's currency. */
export function WorksheetGroup({ group: { name, currency, lines }, sheet, onText }: WorksheetGroupProps) {
  return (
    <Group>
      <legend>
        {name} <span>({currency === 'USD' ? 'US dollars' : 'naira'})</span>
      </legend>
      <Lines>
        {lines.map(({ id, label }) => (
          <PlannerField
            key={id}
            label={label}
            type="text"
            inputMode="decimal"
            error={amountError(sheet[id] ?? '')}
            value={sheet[id] ?? ''}
            onValue={(text) => {
              onText(id, text);
            }}
          />
        ))}
      </Lines>
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${space(3)};
    font-size: var(--t-lg);
    font-weight: 700;
  }
  span {
    font-weight: 400;
    color: var(--ink-soft);
  }
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: end;
`;
