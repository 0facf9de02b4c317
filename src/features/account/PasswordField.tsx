import { useState } from 'react';
import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { Button } from '../../ui/buttons/Button';
import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import type { TextFieldProps } from '../../ui/form/TextField';
import { space } from '../../ui/theme/tokens';

interface PasswordFieldProps extends Omit<TextFieldProps, 'label'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a show/hide button. Whitespace is significant and never trimmed. */
export function PasswordField({ id, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={words.fields.password} error={error}>
      {(control) => (
        <Row>
          <Input {...control} {...input} type={isShown ? 'text' : 'password'} />
          <Button
            $variant="secondary"
            aria-label={isShown ? words.hide : words.show}
            onClick={() => setIsShown(!isShown)}
          >
            <svg
              width="22"
              height="16"
              viewBox="0 0 22 16"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M1 8q10-13 20 0Q11 21 1 8Z" />
              <circle cx="11" cy="8" r="2.5" fill="currentColor" />
              {isShown && <path d="M3 15L19 1" />}
            </svg>
          </Button>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
`;
