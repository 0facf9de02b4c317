import { useState } from 'react';
import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import { TEXT_MAX } from './model/inputs';

interface PriceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly isWhole?: boolean;
  /** Of a complete value. Until then, an error waits for the visitor to leave the field. */
  readonly length?: number;
  readonly disabled?: boolean;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

/** A number field. */
export function PriceField({
  isWhole = false,
  length = 0,
  error,
  disabled,
  value,
  onValue,
  ...field
}: PriceFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isIncomplete = isTyping && value.trim().length < length;
  return (
    <Field {...field} error={isIncomplete ? undefined : error}>
      {(control) => (
        <Input
          {...control}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          maxLength={TEXT_MAX}
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={({ target }) => {
            setIsTyping(true);
            onValue(target.value);
          }}
          onBlur={() => {
            setIsTyping(false);
          }}
        />
      )}
    </Field>
  );
}
