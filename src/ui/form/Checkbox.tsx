import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { onPaper, space } from '../theme/tokens';
import { FieldError, useFieldIds, Wrapper } from './Field';

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A checkbox. Its label is part of the touch target. */
export function Checkbox({ label, error, id: givenId, ...input }: CheckboxProps) {
  const { id, errorId } = useFieldIds(givenId, undefined, error);
  return (
    <Wrapper $invalid={Boolean(error)}>
      {error && <FieldError id={errorId} message={error} />}
      <Row>
        <input
          {...input}
          type="checkbox"
          id={id}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </Row>
    </Wrapper>
  );
}

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-height: var(--touch);
  padding-block: ${space(2)};
  line-height: 1.45;
  cursor: pointer;
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--ink);
  }
  ${onPaper} {
    min-height: 0;
    padding-block: 2pt;
    line-height: 1.3;
    input {
      width: 12pt;
      height: 12pt;
    }
  }
`;
