import type { PlaceOption } from '../../content/ports/places';
import { Select } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';

interface ChoiceFieldProps {
  readonly label: string;
  /** What to choose, where nothing is chosen yet. */
  readonly choose?: string;
  /** One without a label stands alone. */
  readonly groups: readonly { readonly label: string; readonly options: readonly PlaceOption[] }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** One of several, in a list. */
export function ChoiceField({ label, choose, groups, value, onValue }: ChoiceFieldProps) {
  return (
    <Field label={label}>
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
