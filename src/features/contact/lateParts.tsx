import type { ComponentProps } from 'react';
import { LazyPart, preloadPart } from '../../ui/LazyPart';
import { Notice } from '../../ui/Notice';
import type * as afterForm from './afterForm';

const load = () => import('./afterForm');

/* If the connection is gone by then, the plain fact is told. */

const loadSent = () => load().then((module) => ({ default: module.ContactSent }));
export const ContactSent = (props: ComponentProps<typeof afterForm.ContactSent>) => (
  <LazyPart load={loadSent} props={props} failure={() => <p role="status">Your message is with us.</p>} />
);

const loadTrouble = () => load().then((module) => ({ default: module.ContactTrouble }));
export const ContactTrouble = (props: ComponentProps<typeof afterForm.ContactTrouble>) => (
  <LazyPart
    load={loadTrouble}
    props={props}
    failure={() => (
      <Notice tone="caution" title="Your message may not have been sent." role="alert">
        <p>Everything you typed is still here. Try again, or call us.</p>
      </Notice>
    )}
  />
);

const loadWarning = () => load().then((module) => ({ default: module.ServiceWarning }));
export const ServiceWarning = (props: ComponentProps<typeof afterForm.ServiceWarning>) => (
  <LazyPart load={loadWarning} props={props} failure={() => null} />
);

/** Needed after the form, when the connection may be gone: fetched with it. */
export const preloadLateParts = (): void => {
  preloadPart(loadSent);
  preloadPart(loadTrouble);
  preloadPart(loadWarning);
};
