import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef } from 'react';
import { onHover, space } from '../theme/tokens';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { newTab, NewTabNote } from '../newTab';

type Variant = 'primary' | 'secondary' | 'quiet';

interface ButtonStyle {
  readonly $variant?: Variant;
}

/**
 * `data-button` distinguishes buttons from links, for bands that style their links, and a page's own button
 * from others.
 */
interface Marked {
  readonly 'data-button'?: Variant;
}

const marked = ({ $variant = 'primary' }: ButtonStyle): Marked => ({ 'data-button': $variant });

const variants: Record<Variant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--signal);
    border-color: var(--signal);
    color: var(--ink);
    ${onHover} {
      &:hover:not(:disabled) {
        background: var(--signal-light);
        border-color: var(--signal-light);
      }
    }
  `,
  secondary: css`
    border-color: currentcolor;
    color: inherit;
    ${onHover} {
      &:hover:not(:disabled) {
        background: var(--ink);
        border-color: var(--ink);
        color: var(--paper);
      }
    }
  `,
  quiet: css`
    border-color: transparent;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    padding-inline: ${space(2)};
  `,
};

/** A button that needs scripts. Disabled before hydration. */
export function ScriptButton(props: Omit<ComponentPropsWithRef<typeof Button>, 'disabled'>) {
  const isHydrated = useIsHydrated();
  return <Button {...props} disabled={!isHydrated} />;
}

const button = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 3rem;
  padding: ${space(2)} ${space(5)};
  border: 2px solid;
  border-radius: var(--radius);
  font-size: var(--t-base);
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  touch-action: manipulation;
  transition:
    background-color var(--quick) var(--ease),
    transform var(--quick) var(--ease);
  &:active:not(:disabled) {
    transform: translateY(2px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  svg {
    flex: none;
  }
  ${({ $variant = 'primary' }) => variants[$variant]}
  @media print {
    display: none;
  }
`;

/** A button. Its default type is `button`, so that it doesn't submit forms. */
export const Button = styled.button.attrs<ButtonStyle>(({ type, ...style }) => ({
  type: type ?? 'button',
  ...marked(style),
}))`
  ${button}
`;

/** An internal link that looks like a button. */
export const ButtonLink = styled(Link).attrs<ButtonStyle & Marked>(marked)`
  ${button}
`;

/** An external, phone or e-mail link that looks like a button. */
export const ButtonAnchor = styled.a.attrs<ButtonStyle & Marked>(marked)`
  ${button}
`;

/** The same in a new tab, so that leaving for another site loses nothing. Says so. */
export function NewTabButton({ children, ...link }: ComponentPropsWithRef<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor {...link} {...newTab}>
      {children}
      <NewTabNote />
    </ButtonAnchor>
  );
}

/** A button that looks like a link within a sentence. */
export const TextButton = styled.button`
  min-height: var(--touch);
  font-weight: 700;
  text-decoration: underline;
`;
