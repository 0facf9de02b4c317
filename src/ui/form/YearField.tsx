import { useState } from 'react';
import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

interface YearFieldProps extends TextFieldProps {
  readonly value: string;
  readonly onValue: (text: string) => void;
}

const LENGTH = 4;

/** A year. While a shorter one is being typed, its error waits for the visitor to leave the field. */
export function YearField({ error, onValue, ...field }: YearFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isIncomplete = isTyping && field.value.trim().length < LENGTH;
  return (
    <TextField
      kind="number"
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
