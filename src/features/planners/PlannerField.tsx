import { useState } from 'react';
import { incompleteDate } from '../../content/tools/planners';
import { TextField } from '../../ui/form/TextField';
import type { TextFieldProps } from '../../ui/form/TextField';

type PlannerFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'value'> & {
  readonly type?: 'date' | 'time';
  readonly onValue: (value: string) => void;
};

/** A planner's date or time. A half-typed one has an empty value, so it would be ignored without an error. */
export function PlannerField({ onValue, type = 'date', ...field }: PlannerFieldProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  return (
    <TextField
      {...field}
      error={isIncomplete ? incompleteDate : undefined}
      type={type}
      onValue={(value) => {
        setIsIncomplete(false);
        onValue(value);
      }}
      onBlur={({ target }) => setIsIncomplete(target.validity.badInput)}
    />
  );
}
