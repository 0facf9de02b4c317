import type { ReactNode } from 'react';
import { Button } from './Button';

interface ClearButtonProps {
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Clears a tool. If the button then unmounts, moves focus to the result around it. */
export function ClearButton({ onClear, children }: ClearButtonProps) {
  return (
    <Button
      $variant="secondary"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
        onClear();
      }}
    >
      {children}
    </Button>
  );
}
