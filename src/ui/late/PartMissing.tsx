import { Button } from '../buttons/Button';
import { Notice } from '../Notice';

/** Stands where a tool's code did not come. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="caution" title="This tool didn’t load." role="status">
      <p>Your connection may have dropped. The rest of the page is fine.</p>
      <Button $variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
