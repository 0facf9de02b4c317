import type { ServiceTrouble } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { OtherChannels } from './OtherChannels';

/** Warns before sending that the service is known to be down. */
export function ServiceWarning({ trouble }: { readonly trouble: ServiceTrouble }) {
  return (
    <Notice tone="caution" title={serviceNotice.title[trouble.kind]}>
      <p>{serviceNotice.forms}</p>
      <OtherChannels />
    </Notice>
  );
}
