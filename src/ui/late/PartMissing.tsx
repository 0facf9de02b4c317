import { Button } from '../buttons/Button';
import { Notice } from '../Notice';

/** Stands where a tool's code did not come. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="caution" title="This tool did not load." role="status">
      <p>The connection may have dropped. The rest of the page is complete.</p>
      <Button $variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
