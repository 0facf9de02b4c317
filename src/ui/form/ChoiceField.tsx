import { Select } from './controls';
import { Field } from './Field';

interface Option {
  readonly code: string;
  readonly name: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Placeholder while nothing is selected, such as "Choose a vehicle". */
  readonly choose?: string;
  /** Options of a group with an empty label aren't grouped. */
  readonly groups: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A labeled select. */
export function ChoiceField({ label, hint, choose, groups, value, onValue }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            onValue(target.value);
          }}
        >
          {choose && <option value="">{choose}</option>}
          {groups.map(({ label: group, options }) => {
            const list = options.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ));
            return group ? (
              <optgroup key={group} label={group}>
                {list}
              </optgroup>
            ) : (
              list
            );
          })}
        </Select>
      )}
    </Field>
  );
}
