import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from './buttons/Button';
import { announce } from './announce';
import { focusElement } from './focus';
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

/**
 * Says what didn't load and lets the visitor try again. It stays while that is under way, so that the button keeps the focus.
 * When it goes, because it has loaded, the section or dialog around it takes the focus.
 */
export function RetryNotice({ isError, title, children, isBusy, onRetry }: RetryNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (isBusy || !hasAsked.current) return;
    hasAsked.current = false;
    // Otherwise nothing would say that it failed again, in the same words.
    announce(title);
  }, [isBusy, title]);
  useLayoutEffect(() => {
    const element = button.current;
    const place = element?.closest<HTMLElement>('dialog, section, main');
    return () => {
      if (place && document.activeElement === element) focusElement(place);
    };
  }, []);
  return (
    <Notice tone={isError ? 'error' : 'caution'}>
      {/* Without the button, whose words change. */}
      <div role={isError ? 'alert' : 'status'}>
        <strong>{title}</strong>
        {children}
      </div>
      <Button
        ref={button}
        $variant="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (isBusy) return;
          hasAsked.current = true;
          onRetry();
        }}
      >
        {isBusy ? 'Trying again…' : 'Try again'}
      </Button>
    </Notice>
  );
}
