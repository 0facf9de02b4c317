import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { accountWords as words } from '../../content/pages/account';
import { Button } from '../../ui/buttons/Button';
import { Field } from '../../ui/form/Field';
import { Input } from '../../ui/form/controls';
import { space } from '../../ui/theme/tokens';

interface PasswordFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly input: ComponentPropsWithRef<'input'>;
}

/** A password input with a show/hide button. Whitespace is significant and never trimmed. */
export function PasswordField({ id, error, autoComplete, input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={words.fields.password} error={error}>
      {(field) => (
        <Row>
          <Input {...field} {...input} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} />
          <Button
            $variant="secondary"
            aria-pressed={isShown}
            aria-label={isShown ? words.hide : words.show}
            onClick={() => {
              setIsShown(!isShown);
            }}
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
