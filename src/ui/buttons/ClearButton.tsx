import type { ReactNode } from 'react';
import { Button } from './Button';

interface ClearButtonProps {
  /** Looks like a link, below more important buttons. */
  readonly quiet?: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Clears a tool. If the button then unmounts, moves focus to the result around it. */
export function ClearButton({ quiet = false, onClear, children }: ClearButtonProps) {
  return (
    <Button
      $variant={quiet ? 'quiet' : 'secondary'}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
        onClear();
      }}
    >
      {children}
    </Button>
  );
}
