import { useState } from 'react';
import { TextField } from '../../ui/form/TextField';
import type { TextFieldProps } from '../../ui/form/TextField';
import { TEXT_MAX } from './model/inputs';

interface PriceFieldProps extends TextFieldProps {
  /** Of a complete value. Until then, an error waits for the visitor to leave the field. */
  readonly length?: number;
  readonly value: string;
  readonly onValue: (text: string) => void;
}

export function PriceField({ length = 0, error, onValue, ...field }: PriceFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isIncomplete = isTyping && field.value.trim().length < length;
  return (
    <TextField
      inputMode="decimal"
      maxLength={TEXT_MAX}
      {...field}
      error={isIncomplete ? undefined : error}
      onValue={(text) => {
        setIsTyping(true);
        onValue(text);
      }}
      onBlur={() => setIsTyping(false)}
    />
  );
}
