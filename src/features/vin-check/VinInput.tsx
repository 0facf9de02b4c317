import styled from 'styled-components';
import { Input } from '../../ui/form/controls';
import type { ControlProps } from '../../ui/form/Field';

interface VinInputProps extends ControlProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A VIN input: capital letters, fixed-width characters, no spell check or automatic correction. */
export function VinInput({ value, onValue, ...control }: VinInputProps) {
  return (
    <Plate
      {...control}
      name="vin"
      value={value}
      onChange={(event) => {
        onValue(event.target.value);
      }}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}

const Plate = styled(Input)`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;
