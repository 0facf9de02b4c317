import type { PlaceOption } from '../../content/ports/places';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';

interface PortFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly ports: readonly PlaceOption[];
  readonly value: string;
  readonly onValue: (code: string) => void;
}

/** One of the ports with a lane. */
export function PortField({ ports, value, onValue, ...field }: PortFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        >
          {ports.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
