import { useState } from 'react';
import { incompleteDate } from '../content/formErrors';
import { DateInput } from '../ui/form/controls';
import { Field } from '../ui/form/Field';
import type { FieldProps } from '../ui/form/Field';

interface DateFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'optional'> {
  readonly type?: 'date' | 'time';
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A tool's date or time. A half-typed one has an empty value, so it would be ignored without an error. */
export function DateField({ label, hint, optional, type = 'date', value, onValue }: DateFieldProps) {
  const [isIncomplete, setIsIncomplete] = useState(false);
  return (
    <Field label={label} hint={hint} optional={optional} error={isIncomplete ? incompleteDate : undefined}>
      {(control) => (
        <DateInput
          {...control}
          type={type}
          $isEmpty={value === ''}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            setIsIncomplete(false);
            onValue(target.value);
          }}
          onBlur={({ target }) => setIsIncomplete(target.validity.badInput)}
        />
      )}
    </Field>
  );
}
