import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { otherWays } from '../../content/otherWays';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { OtherWays } from '../../ui/OtherWays';
import type { ContactValues } from './contactValues';
import { asText, subjectText } from './messageText';

interface MessageWaysProps {
  readonly control: Control<ContactValues>;
}

/** By e-mail or WhatsApp with what stands in the form now. */
export function MessageWays({ control }: MessageWaysProps) {
  const values = useWatch({ control });
  return <OtherWays ways={otherWays(subjectText(values), asText(values))} />;
}

/** Before anything is sent: our server is known to be in trouble. */
export function ServiceWarning({ control }: MessageWaysProps) {
  const service = useSelector(selectServiceTrouble);
  return (
    service && (
      <Notice tone="caution" title={serviceNotice.title[service.kind]}>
        <p>{serviceNotice.forms}</p>
        <MessageWays control={control} />
      </Notice>
    )
  );
}
