import { useState } from 'react';
import { TextField } from '../../ui/form/TextField';
import { TEXT_MAX } from './model/inputs';

interface PriceFieldProps {
  readonly id?: string;
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
  value,
  onValue,
  ...field
}: PriceFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isIncomplete = isTyping && value.trim().length < length;
  return (
    <TextField
      {...field}
      error={isIncomplete ? undefined : error}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={TEXT_MAX}
      value={value}
      onChange={({ target }) => {
        setIsTyping(true);
        onValue(target.value);
      }}
      onBlur={() => setIsTyping(false)}
    />
  );
}
