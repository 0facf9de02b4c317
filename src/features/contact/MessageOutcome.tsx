import { useDispatch, useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { contactDraft } from './contactDraft';
import { ContactSent } from './ContactSent';
import { ContactTrouble } from './ContactTrouble';
import { ServiceWarning } from './ServiceWarning';

export interface MessageOutcomeProps {
  /** Changes with each failed attempt. */
  readonly attempt: number;
}

/** What became of the message; before it is sent, that our server is known to be in trouble. */
export default function MessageOutcome({ attempt }: MessageOutcomeProps) {
  const dispatch = useDispatch();
  const status = useSelector(contactDraft.selectStatus);
  const service = useSelector(selectServiceTrouble);
  if (status.kind === 'sent') {
    return (
      <ContactSent
        email={status.receipt.email}
        onAgain={() => {
          dispatch(contactDraft.actions.anotherStarted());
        }}
      />
    );
  }
  if (status.kind !== 'editing') return <ContactTrouble attempt={attempt} />;
  return service && <ServiceWarning trouble={service} />;
}
