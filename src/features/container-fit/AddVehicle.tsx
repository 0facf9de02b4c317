import { useState } from 'react';
import styled from 'styled-components';
import { exampleVehicles, fitWords } from '../../content/tools/containerFit';
import { Button } from '../../ui/buttons/Button';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { Small } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { FIRST_KIND, MAX_VEHICLES } from './fitState';

interface AddVehicleProps {
  readonly isFull: boolean;
  readonly onAdd: (kind: string) => void;
}

/** Adds an example vehicle of the chosen kind to the list. */
export function AddVehicle({ isFull, onAdd }: AddVehicleProps) {
  const [kind, setKind] = useState<string>(FIRST_KIND);
  if (isFull) return <Small>{fitWords.full(MAX_VEHICLES)}</Small>;
  return (
    <Row>
      <ChoiceField
        label={fitWords.toAdd}
        hint={fitWords.toAddHint}
        choices={exampleVehicles.map((one) => ({ value: one.kind, label: one.name }))}
        value={kind}
        onValue={setKind}
      />
      <Button $variant="secondary" onClick={() => onAdd(kind)}>
        {fitWords.add}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: end;
  @media (max-width: 29.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
