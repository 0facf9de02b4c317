import { useState } from 'react';
import type { ReactNode } from 'react';
import { dateUnread } from '../../content/tools/planners';
import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
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

/** A field of a planner: a day, a time or a number. */
export function PlannerField({
  value,
  onValue,
  type = 'date',
  inputMode,
  error,
  ...field
}: PlannerFieldProps) {
  /** Half a date is empty to a script: without a word the answer would leave it out. */
  const [isUnread, setIsUnread] = useState(false);
  return (
    <Field {...field} error={isUnread ? dateUnread : error}>
      {(control) => (
        <Input
          {...control}
          type={type}
          inputMode={inputMode}
          maxLength={type === 'text' ? TEXT_MAX : undefined}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            setIsUnread(false);
            onValue(target.value);
          }}
          onBlur={({ target }) => {
            setIsUnread(target.validity.badInput);
          }}
        />
      )}
    </Field>
  );
}
