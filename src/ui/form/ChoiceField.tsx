import type { ComponentPropsWithRef } from 'react';
import { Select } from './controls';
import { Field } from './Field';
import type { FieldProps } from './Field';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  /** Placeholder while nothing is selected, such as "Choose a vehicle". */
  readonly choose?: string;
  readonly choices?: readonly Choice[];
  readonly groups?: readonly {
    readonly label: string;
    readonly places: readonly { readonly code: string; readonly name: string }[];
  }[];
  readonly onValue?: (value: string) => void;
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** A labeled select. Other props, such as React Hook Form's, are the select's. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, optional, id, choose, choices = [], groups = [], onValue, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <Select
          {...(onValue && {
            onChange: ({ target }) => onValue(target.value),
          })}
          {...select}
          {...control}
        >
          {choose && <option value="">{choose}</option>}
          {choices.map(toOption)}
          {groups.map(({ label: group, places }) => (
            <optgroup key={group} label={group}>
              {places.map(({ code, name }) => toOption({ value: code, label: name }))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
