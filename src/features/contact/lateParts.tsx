import { lazy } from 'react';
import { Notice } from '../../ui/Notice';

const load = () => import('./afterForm');

/**
 * What is told when a message has gone, or does not go through. It comes after the form, but before it is needed: by
 * then there may be no line.
 */
export const preloadLateParts = (): void => {
  load().catch(() => undefined);
};

/** Had the line gone already when this was to come, the plain fact is told. */
const plain = () => ({
  default: () => (
    <Notice tone="caution" title="Your message may not have been sent." role="alert">
      <p>Everything you typed is still here. Try again, or call us.</p>
    </Notice>
  ),
});

export const ContactSent = lazy(() =>
  load().then(
    ({ ContactSent: part }) => ({ default: part }),
    () => ({ default: () => <p role="status">Your message is with us.</p> }),
  ),
);
export const ContactTrouble = lazy(() =>
  load().then(({ ContactTrouble: part }) => ({ default: part }), plain),
);
export const ServiceWarning = lazy(() =>
  load().then(
    ({ ServiceWarning: part }) => ({ default: part }),
    () => ({ default: () => <></> }),
  ),
);
