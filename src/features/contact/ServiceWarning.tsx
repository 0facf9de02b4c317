import type { ServiceProblem } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { OtherChannels } from './OtherChannels';

/** Warns before sending that the service is known to be down. */
export function ServiceWarning({ problem }: { readonly problem: ServiceProblem }) {
  return (
    <Notice tone="caution" title={serviceNotice.title[problem.kind]}>
      <p>{serviceNotice.forms}</p>
      <OtherChannels />
    </Notice>
  );
}
