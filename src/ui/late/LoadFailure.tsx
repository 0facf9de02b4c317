import { Button } from '../buttons/Button';
import { Notice } from '../Notice';

/** Shown in place of a tool whose code failed to load. */
export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="caution" title="This tool didn’t load." role="status">
      <p>Your connection may have dropped. The rest of the page is fine.</p>
      <Button $variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
