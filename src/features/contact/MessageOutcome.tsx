import { useDispatch, useSelector } from 'react-redux';
import { selectServiceProblem } from '../../api/serviceState';
import { contactDraft } from './contactDraft';
import { ContactSent } from './ContactSent';
import { SendFailure } from './SendFailure';
import { ServiceWarning } from './ServiceWarning';

export interface MessageOutcomeProps {
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
