import { useDispatch, useSelector } from 'react-redux';
import { selectServiceProblem } from '../../api/serviceState';
import type { ServiceProblem } from '../../api/serviceState';
import { serviceNotice } from '../../content/serviceNotice';
import { Notice } from '../../ui/Notice';
import { contactDraft } from './contactDraft';
import { ContactSent } from './ContactSent';
import { SendFailure } from './SendFailure';
import { OtherChannels } from './OtherChannels';

interface MessageOutcomeProps {
  /** Changes with each failed attempt. */
  readonly attempt: number;
}

/** The outcome of sending. Before sending, a warning while the service is known to be down. */
export default function MessageOutcome({ attempt }: MessageOutcomeProps) {
  const dispatch = useDispatch();
  const status = useSelector(contactDraft.selectStatus);
  const service = useSelector(selectServiceProblem);
  if (status.kind === 'sent') {
    return (
      <ContactSent
        email={status.receipt.email}
        onSendAnother={() => {
          dispatch(contactDraft.actions.anotherStarted());
        }}
      />
    );
  }
  if (status.kind !== 'editing') return <SendFailure attempt={attempt} />;
  return service && <ServiceWarning problem={service} />;
}

/** Warns before sending that the service is known to be down. */
function ServiceWarning({ problem }: { readonly problem: ServiceProblem }) {
  return (
    <Notice tone="caution" title={serviceNotice.title[problem.kind]}>
      <p>{serviceNotice.forms}</p>
      <OtherChannels />
    </Notice>
  );
}
