import type { Control } from 'react-hook-form';
import type { ServiceTrouble } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import type { ContactValues } from './contactValues';
import { MessageWays } from './MessageWays';

interface ServiceWarningProps {
  readonly trouble: ServiceTrouble;
  readonly control: Control<ContactValues>;
}

/** Before anything is sent: our server is known to be in trouble. */
export function ServiceWarning({ trouble, control }: ServiceWarningProps) {
  return (
    <Notice tone="caution" title={serviceNotice.title[trouble.kind]}>
      <p>{serviceNotice.forms}</p>
      <MessageWays control={control} />
    </Notice>
  );
}
