import styled from 'styled-components';
import { useState } from 'react';
import { exampleVehicles, fitWords } from '../../content/tools/containerFit';
import { Button } from '../../ui/buttons/Button';
import { space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import type { VehicleDimensions } from '../../lib/containerFit/packRow';
import { TextField } from '../../ui/form/TextField';
import { Columns } from '../../ui/theme/layout';
import type { FitVehicle } from './fitState';
import type { LengthUnit } from './lengthText';
import { exactLengthText, lengthText, parseLength } from './lengthText';

interface VehicleRowProps {
  readonly vehicle: FitVehicle;
  readonly number: number;
  readonly unit: LengthUnit;
  readonly onChange: (vehicle: FitVehicle) => void;
  readonly onRemove: () => void;
}

/** A vehicle in the list with its dimensions. */
export function VehicleRow({ vehicle, number, unit, onChange, onRemove }: VehicleRowProps) {
  const name = `${String(number)}. ${vehicle.name}`;
  return (
    <Row>
      <legend>{name}</legend>
      <Columns $min="5.5rem" $gap={3}>
        {(['length', 'width', 'height'] as const).map((dimension) => (
          <DimensionInput
            key={`${dimension}-${unit}`}
            label={dimension.charAt(0).toUpperCase() + dimension.slice(1)}
            mm={vehicle[dimension]}
            unit={unit}
            isTypical={isTypical(vehicle, dimension)}
            onMm={(mm) => onChange({ ...vehicle, [dimension]: mm })}
          />
        ))}
      </Columns>
      <Button $variant="quiet" onClick={onRemove}>
        {fitWords.remove} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Row>
  );
}

type Dimension = keyof VehicleDimensions;

/** Whether a dimension is still the example's. Visitors' own are never rounded. */
const isTypical = (vehicle: FitVehicle, dimension: Dimension): boolean =>
  exampleVehicles.some((one) => one.name === vehicle.name && one[dimension] === vehicle[dimension]);

interface DimensionInputProps {
  readonly label: string;
  readonly mm: number;
  readonly unit: LengthUnit;
  /** Whether it's rounded for display. */
  readonly isTypical: boolean;
  readonly onMm: (mm: number) => void;
}

/** A dimension that can be typed in either unit; reformatted in the chosen one on blur. */
function DimensionInput({ label, mm, unit, isTypical: isRounded, onMm }: DimensionInputProps) {
  const [draft, setDraft] = useState<string>();
  const wrong = draft !== undefined && draft.trim() !== '' && parseLength(draft, unit) === undefined;
  const example = unit === 'm' ? '4.88' : fitWords.exampleFeet;
  return (
    <TextField
      label={label}
      error={wrong ? fitWords.enterLike(example) : undefined}
      inputMode={unit === 'm' ? 'decimal' : 'text'}
      value={draft ?? (isRounded ? lengthText : exactLengthText)(mm, unit)}
      onChange={({ target: { value } }) => {
        setDraft(value);
        onMm(parseLength(value, unit) ?? 0);
      }}
      onBlur={() => {
        if (!wrong) setDraft(undefined);
      }}
    />
  );
}

const Row = styled.fieldset`
  padding-top: ${space(4)};
  border-top: 1px solid var(--line-strong);
  legend {
    float: left;
    width: 100%;
    margin-bottom: ${space(2)};
    font-weight: 700;
  }
  legend + * {
    clear: both;
  }
  /* Aligns its text with the fields. */
  button {
    margin-inline-start: calc(-1 * (${space(2)} + 2px));
  }
`;
