import styled, { css } from 'styled-components';
import type { KeyboardEvent } from 'react';
import { quietText, space, whiteBox } from '../theme/tokens';

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space(2.5)} ${space(3)};
  ${whiteBox}
  /* At least 16 px, or iOS zooms in on focus. */
  font-size: max(1rem, var(--t-base));
  line-height: 1.4;
  &[aria-invalid='true'] {
    border: 2px solid var(--brick);
  }
  &::placeholder {
    color: var(--placeholder);
    /* Firefox makes them lighter. */
    opacity: 1;
  }
`;

/** A box with a name, and a note below it, that is chosen with a tap. */
export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3rem;
  padding: ${space(2.5)} ${space(3)};
  ${whiteBox}
  line-height: 1.3;
  cursor: pointer;
  touch-action: manipulation;
  strong,
  small {
    display: block;
  }
  strong {
    font-weight: 600;
  }
  small {
    ${quietText}
  }
`;

export const chosen = css`
  border-color: var(--ink);
  box-shadow: inset 0 0 0 1px var(--ink);
  background: var(--sand);
`;

export const Input = styled.input.attrs(({ type }) => ({ type: type ?? 'text' }))`
  ${control}
`;

/**
 * A date or time. WebKit shows today's date in an empty one, in a tint of the text's color that's too light to read. This
 * gives it the color of placeholders. With the focus or half filled in, WebKit's tint tells the typed parts from the rest.
 */
export const DateInput = styled(Input).attrs(({ type }) => ({
  // Input's own attributes come first, so that a type that isn't given is 'text' here.
  type: type === 'time' ? type : 'date',
}))<{
  readonly $isEmpty: boolean;
}>`
  ${({ $isEmpty }) =>
    $isEmpty &&
    css`
      @media not all and (forced-colors: active) {
        &:not(:focus-within):not([aria-invalid='true']) {
          -webkit-text-fill-color: var(--placeholder);
        }
      }
    `}
`;

/** An input for a code, such as a VIN, set like one. */
export const CodeInput = styled(Input)`
  font-family: var(--font-code);
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  resize: vertical;
`;

const arm = (angle: string) => css`
  linear-gradient(
    ${angle},
    transparent calc(50% - 1.2px),
    currentcolor calc(50% - 0.8px) calc(50% + 0.8px),
    transparent calc(50% + 1.2px)
  )
`;

export const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${space(9)};
  text-overflow: ellipsis;
  /* The two halves of an arrow. An SVG background, even inline, would be slower, as it's a document of its own. */
  background-image: ${arm('45deg')}, ${arm('-45deg')};
  background-repeat: no-repeat;
  background-size: 6px 7px;
  background-position:
    right 20px center,
    right 14px center;
  @media (forced-colors: active) {
    appearance: auto;
    background-image: none;
  }
`;

/** Whether the key belongs to an IME composition, such as the Enter that ends it. */
export const isComposing = (event: KeyboardEvent): boolean =>
  // Safari sends key code 229 for the Enter that ends a composition.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari gives no other sign of it
  event.nativeEvent.isComposing || event.keyCode === 229;

/** Keeps Enter from submitting the form while it ends an IME composition. */
export function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
