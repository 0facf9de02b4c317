import styled from 'styled-components';
import { fitWords } from '../../content/tools/containerFit';
import { Button } from '../../ui/buttons/Button';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import type { FitVehicle } from './fitState';
import { MeasureInput } from './MeasureInput';
import type { LengthUnit } from './measureText';

interface VehicleRowProps {
  readonly vehicle: FitVehicle;
  readonly number: number;
  readonly unit: LengthUnit;
  readonly onChange: (vehicle: FitVehicle) => void;
  readonly onRemove: () => void;
}

/** One vehicle of the list with its measures. */
export function VehicleRow({ vehicle, number, unit, onChange, onRemove }: VehicleRowProps) {
  const name = `${String(number)}. ${vehicle.name}`;
  return (
    <Row>
      <legend>{name}</legend>
      <Measures>
        {(['length', 'width', 'height'] as const).map((measure) => (
          <MeasureInput
            key={`${measure}-${unit}`}
            label={measure.charAt(0).toUpperCase() + measure.slice(1)}
            mm={vehicle[measure]}
            unit={unit}
            onMm={(mm) => {
              onChange({ ...vehicle, [measure]: mm });
            }}
          />
        ))}
      </Measures>
      <Button $variant="quiet" onClick={onRemove}>
        {fitWords.remove} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Row>
  );
}

const Row = styled.fieldset`
  padding-top: ${space(4)};
  border-top: 1px solid var(--line-strong);
  legend {
    float: left;
    width: 100%;
    margin-bottom: ${space(2)};
    padding: 0;
    font-weight: 700;
  }
  legend + * {
    clear: both;
  }
`;

const Measures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  gap: ${space(3)};
`;
