import type { ReactNode } from 'react';
import { Button } from './buttons/Button';
import { Notice } from './Notice';

/** What trying again does. */
export interface Retry {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

interface RetryNoticeProps extends Retry {
  readonly isError?: boolean;
  readonly title: string;
  /** Why, and what else helps. */
  readonly children: ReactNode;
}

/** Says what didn't load and lets the visitor try again. It stays while that is under way, so that the button keeps the focus. */
export function RetryNotice({ isError, title, children, isBusy, onRetry }: RetryNoticeProps) {
  return (
    <Notice tone={isError ? 'error' : 'caution'}>
      {/* Without the button, whose words change. */}
      <div role={isError ? 'alert' : 'status'}>
        <strong>{title}</strong>
        {children}
      </div>
      <Button
        $variant="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onRetry();
        }}
      >
        {isBusy ? 'Trying again…' : 'Try again'}
      </Button>
    </Notice>
  );
}
