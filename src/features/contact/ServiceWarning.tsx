import type { ServiceTrouble } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { MessageWays } from './MessageWays';

/** Before anything is sent: our server is known to be in trouble. */
export function ServiceWarning({ trouble }: { readonly trouble: ServiceTrouble }) {
  return (
    <Notice tone="caution" title={serviceNotice.title[trouble.kind]}>
      <p>{serviceNotice.forms}</p>
      <MessageWays />
    </Notice>
  );
}
