import { RetryNotice } from '../RetryNotice';
import type { Retry } from '../RetryNotice';

/** Shown in place of a tool whose code failed to load. */
export function LoadFailure(retry: Retry) {
  return (
    <RetryNotice {...retry} title="This tool didn’t load.">
      <p>Your connection may have dropped. The rest of the page is fine.</p>
    </RetryNotice>
  );
}
