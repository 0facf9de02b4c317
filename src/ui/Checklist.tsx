import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from './form/Checkbox';
import { from, onPaper, quietText, space } from './theme/tokens';

interface ChecklistItem {
  readonly id: string;
  readonly label: ReactNode;
  /** More details, one paragraph each. */
  readonly details?: readonly string[];
}

interface ChecklistProps {
  readonly title: ReactNode;
  readonly items: readonly ChecklistItem[];
  readonly ticked: readonly string[];
  readonly onTick: (id: string, isDone: boolean) => void;
}

/** A group of checkboxes, also usable when printed. */
export function Checklist({ title, items, ticked, onTick }: ChecklistProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {items.map(({ id, label, details = [] }) => (
        <Checkbox
          key={id}
          checked={ticked.includes(id)}
          onChange={({ target: { checked } }) => onTick(id, checked)}
          label={
            <>
              {label}
              {details.map((detail) => (
                <Detail key={detail}>{detail}</Detail>
              ))}
            </>
          }
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  legend {
    margin-bottom: ${space(2)};
  }
  > div {
    border-top: 1px solid var(--line);
    break-inside: avoid;
  }
  /* Prints the whole list on one sheet. */
  ${onPaper} {
    break-inside: avoid;
    font-size: 10pt;
  }
`;

const Detail = styled.small`
  display: block;
  ${quietText}
  ${from.lg} {
    font-size: inherit;
  }
  ${onPaper} {
    font-size: 9pt;
  }
`;
