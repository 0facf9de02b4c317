import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { restartTabOrder } from './focus';
import { openModal } from './openModal';
import { onInk, space } from './theme/tokens';

interface ModalDialogProps {
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  readonly closeLabel: string;
  readonly onClose: (by: 'button' | 'escape' | 'outside') => void;
  readonly width?: string;
  /** Fills the window with a dark background, for pictures. */
  readonly fullScreen?: boolean | undefined;
  /** Hidden with its backdrop until it unmounts. */
  readonly isLeaving?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: the browser traps focus, makes the rest of the page inert and restores focus on
 * closing. The page behind doesn't scroll, and its scrollbar gutter remains, so that it doesn't shift.
 */
export function ModalDialog({
  labelledBy,
  closeLabel,
  onClose,
  width = '40rem',
  fullScreen = false,
  isLeaving = false,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  // `close()` restores focus only while the element is in the document, so this must be a layout effect.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.style.overflow;
    const opener = document.activeElement;
    const close = dialog.current ? openModal(dialog.current) : undefined;
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = before;
      close?.();
      // After React has restored the focus of before.
      if (opener === document.body) queueMicrotask(restartTabOrder);
    };
  }, []);

  // The dialog has no padding, so a click on the element itself is on its backdrop. Requires the press to
  // start there, too, because a text selection may end outside.
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressed.current === dialog.current) onClose('outside');
  };

  return (
    // Keyboard users close it with Escape, which onCancel handles.
    <Dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      $width={width}
      $full={fullScreen}
      data-leaving={isLeaving || undefined}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose('escape');
      }}
    >
      <div>
        {children}
        <Close type="button" aria-label={closeLabel} onClick={() => onClose('button')}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
          </svg>
        </Close>
      </div>
    </Dialog>
  );
}

const edgeToEdge = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  border-radius: 0;
  ${onInk}
`;

const Dialog = styled.dialog<{ $width: string; $full: boolean }>`
  /* As today's browsers do by themselves. Chrome up to 86 leaves a dialog where it was on the page. */
  position: fixed;
  inset: 0;
  width: min(${({ $width }) => $width}, calc(100vw - 2rem));
  height: fit-content;
  margin: auto;
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  overflow: auto;
  /* A long word must not widen the dialog. Safari 14 knows only the second one. */
  overflow-wrap: anywhere;
  word-break: break-word;
  overscroll-behavior: contain;
  ${({ $full }) => $full && edgeToEdge}
  /* Without showModal, the browser neither places it nor darkens the page. */
  &[aria-modal] {
    display: block;
    inset: 50% auto auto 50%;
    z-index: 40;
    transform: translate(-50%, -50%);
    animation: none;
    box-shadow: 0 0 0 100vmax rgb(6 24 33 / 70%);
  }
  &::backdrop {
    background: rgb(6 24 33 / 70%);
  }
  &[data-leaving] {
    visibility: hidden;
  }
  /* Before Chrome 122, a backdrop doesn't inherit from its dialog. */
  &[data-leaving]::backdrop {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
  @media print {
    display: none;
  }
`;

const Close = styled.button`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto auto;
  /* Not a grid, which a button can't be before Chrome 83. */
  display: flex;
  align-items: center;
  justify-content: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);
`;
