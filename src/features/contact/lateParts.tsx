import type { ComponentProps } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { Notice } from '../../ui/Notice';
import type * as afterForm from './afterForm';

const load = () => import('./afterForm');

/* Had the line gone already when these were to come, the plain fact is told. */

export const ContactSent = lazyPart<ComponentProps<typeof afterForm.ContactSent>>(
  () => load().then(({ ContactSent: part }) => ({ default: part })),
  () => <p role="status">Your message is with us.</p>,
);

export const ContactTrouble = lazyPart<ComponentProps<typeof afterForm.ContactTrouble>>(
  () => load().then(({ ContactTrouble: part }) => ({ default: part })),
  () => (
    <Notice tone="caution" title="Your message may not have been sent." role="alert">
      <p>Everything you typed is still here. Try again, or call us.</p>
    </Notice>
  ),
);

export const ServiceWarning = lazyPart<ComponentProps<typeof afterForm.ServiceWarning>>(() =>
  load().then(({ ServiceWarning: part }) => ({ default: part })),
);

/**
 * What is told when a message has gone, or does not go through. It comes after the form, but before it is needed: by
 * then there may be no line.
 */
export const preloadLateParts = (): void => {
  for (const part of [ContactSent, ContactTrouble, ServiceWarning]) void part.prefetch();
};
