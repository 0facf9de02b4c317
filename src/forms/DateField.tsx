import { useState } from 'react';
import { formErrors } from '../content/formErrors';
import { DateInput } from '../ui/form/controls';
import { Field } from '../ui/form/Field';
import type { FieldProps } from '../ui/form/Field';
import { dateRule, timeRule } from './rules/dates';

interface DateFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'optional'> {
  readonly type?: 'date' | 'time';
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A tool's date or time. One that's half typed, whose value is empty, or too far off would be ignored without an error. */
export function DateField({ label, hint, optional, type = 'date', value, onValue }: DateFieldProps) {
  const [left, setLeft] = useState<{ readonly value: string; readonly error: string | undefined }>();
  const rule = type === 'date' ? dateRule : timeRule;
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      error={left?.value === value ? left.error : undefined}
    >
      {(control) => (
        <DateInput
          {...control}
          type={type}
          $isEmpty={value === ''}
          autoComplete="off"
          value={value}
          onChange={({ target }) => {
            setLeft(undefined);
            onValue(target.value);
          }}
          onBlur={({ target }) =>
            setLeft({ value, error: target.validity.badInput ? formErrors[type] : rule(target.value) })
          }
        />
      )}
    </Field>
  );
}
