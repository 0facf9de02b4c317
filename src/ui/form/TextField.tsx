import type { ChangeEvent, ComponentPropsWithRef, ElementType } from 'react';
import { Input } from './controls';
import { Field } from './Field';
import type { FieldProps } from './Field';

/** What a field holds, for autofill, phone keyboards and spell checkers. */
const kinds = {
  text: { autoComplete: 'off' },
  long: {},
  'first-name': { autoComplete: 'given-name', autoCapitalize: 'words' },
  'last-name': { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  'proper-name': { autoComplete: 'off', autoCapitalize: 'words' },
  number: { autoComplete: 'off', inputMode: 'numeric' },
  code: { autoComplete: 'off', autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false },
} as const satisfies Readonly<Record<string, ComponentPropsWithRef<'input'>>>;

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentPropsWithRef<'input'>, 'id' | 'size'> {
  readonly kind?: keyof typeof kinds;
  /** The control, if it's a text area or has a style of its own. */
  readonly as?: ElementType;
  /** Of a text area. */
  readonly rows?: number;
  readonly onValue?: (value: string) => void;
}

/** A labeled text input. `children` are below it. Other props, such as React Hook Form's, are the input's. */
export function TextField({
  kind = 'text',
  as: Control = Input,
  children,
  onValue,
  ...props
}: TextFieldProps) {
  const { label, hint, error, optional, id, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <>
          <Control
            {...kinds[kind]}
            {...(onValue && {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onValue(target.value),
            })}
            {...input}
            {...control}
          />
          {children}
        </>
      )}
    </Field>
  );
}
