import { Button } from './Button';
import { useIsHydrated } from './useIsHydrated';

/** Opens the print dialog. It needs scripts: without them it rests, and the browser’s own command is there. */
export function PrintButton({ children }: { readonly children: string }) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      $variant="secondary"
      disabled={!isHydrated}
      onClick={() => {
        window.print();
      }}
    >
      {children}
    </Button>
  );
}
