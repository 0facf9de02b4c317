import { useState } from 'react';
import type { ReactNode } from 'react';
import { incompleteDate } from '../../content/tools/planners';
import { TextField } from '../../ui/form/TextField';
import { TEXT_MAX } from './fields';

interface PlannerFieldProps {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly type?: 'date' | 'time' | 'text' | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A planner's date, time or number input. */
export function PlannerField({ onValue, type = 'date', error, ...field }: PlannerFieldProps) {
  /** A half-typed date has an empty value, so it would be ignored without an error. */
  const [isIncomplete, setIsIncomplete] = useState(false);
  return (
    <TextField
      {...field}
      error={isIncomplete ? incompleteDate : error}
      type={type}
      maxLength={type === 'text' ? TEXT_MAX : undefined}
      onChange={({ target }) => {
        setIsIncomplete(false);
        onValue(target.value);
      }}
      onBlur={({ target }) => setIsIncomplete(target.validity.badInput)}
    />
  );
}
