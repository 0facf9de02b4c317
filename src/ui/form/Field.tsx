import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { oneColumn, quietText, space } from '../theme/tokens';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { ServerText } from '../ServerText';

/** Props that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** The control's id, for links from an error summary. */
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A form field: label, hint, error, then the control. */
export function Field({ label, hint, error, optional, id: givenId, children }: FieldProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds(givenId, hint, error);
  return (
    <Wrapper $invalid={Boolean(error)}>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId} message={error} />}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
    </Wrapper>
  );
}

/** The ids that connect a control with its hint and its error, where there are any. */
export function useFieldIds(givenId?: string, hint?: ReactNode, error?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, hintId, errorId, describedBy: [hintId, errorId].filter(Boolean).join(' ') || undefined };
}

export function FieldError({ id, message }: { readonly id?: string | undefined; readonly message: string }) {
  return (
    <ErrorText id={id}>
      <VisuallyHidden>Error: </VisuallyHidden>
      <ServerText>{message}</ServerText>
    </ErrorText>
  );
}

export const Wrapper = styled.div<{ $invalid: boolean }>`
  ${oneColumn}
  align-content: start;
  gap: ${space(1.5)};
  ${({ $invalid }) =>
    $invalid &&
    css`
      padding-inline-start: ${space(4)};
      border-inline-start: 4px solid var(--brick);
    `}
`;

const Label = styled.label`
  font-weight: 700;
  line-height: 1.3;
`;

export const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-soft);
`;

export const Hint = styled.p`
  ${quietText}
  line-height: 1.45;
`;

const ErrorText = styled.p`
  font-size: var(--t-sm);
  font-weight: 700;
  line-height: 1.4;
  color: var(--brick);
`;

/** Says how much of a long text's limit is left. Present but empty until then, so that screen readers announce it. */
export function CharacterCount({ children }: { readonly children: string }) {
  return <Count role="status">{children}</Count>;
}

const Count = styled(Hint)`
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;
