import type { ReactNode } from 'react';
import { Button } from './Button';

interface ClearButtonProps {
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Empties a tool. Where it goes with what it emptied, the focus stays in the result that it stood in. */
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
