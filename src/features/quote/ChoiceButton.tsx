import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { choice, chosen } from '../../ui/form/controls';
import { onHover, space } from '../../ui/theme/tokens';

interface ChoiceButtonProps extends ComponentPropsWithRef<'button'> {
  readonly label: string;
  readonly hint?: string;
}

/** A button that answers a screen's only question and leads on. */
export function ChoiceButton({ label, hint, ...button }: ChoiceButtonProps) {
  return (
    <Choice type="button" {...button}>
      <span>
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
      </span>
      <span aria-hidden="true">→</span>
    </Choice>
  );
}

const Choice = styled.button`
  ${choice}
  justify-content: space-between;
  padding-inline: ${space(4)};
  text-align: start;
  &[aria-current] {
    ${chosen}
  }
  ${onHover} {
    &:hover {
      border-color: var(--ink);
      background: var(--sand);
    }
  }
`;
