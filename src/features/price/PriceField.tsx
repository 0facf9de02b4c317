import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { TEXT_MAX } from './model/inputs';

interface PriceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly isWhole?: boolean;
  readonly disabled?: boolean;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** A number field. */
export function PriceField({ isWhole = false, disabled, value, onValue, ...field }: PriceFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          maxLength={TEXT_MAX}
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        />
      )}
    </Field>
  );
}
