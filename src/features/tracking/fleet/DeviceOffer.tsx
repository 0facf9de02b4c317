import { useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { useDevice } from '../../../device/useDevice';
import { selectIsSignedIn } from '../../../session/authSlice';
import { Button } from '../../../ui/buttons/Button';
import { Notice } from '../../../ui/Notice';
import { storedRecent } from '../model/recent';
import { sameReference } from '../model/reference';
import { selectFleet } from './model/fleetSlice';
import { selectSuggestedEmail } from './model/suggestedEmail';
import { useAddEntries } from './useAddEntries';

interface DeviceOfferProps {
  /** @param messages the result of adding, in sentences */
  readonly onAdded: (messages: readonly string[], isComplete: boolean) => void;
}

/** Offers to add the requests sent or tracked on this device. */
export function DeviceOffer({ onAdded }: DeviceOfferProps) {
  const addEntries = useAddEntries();
  const { rows } = useSelector(selectFleet);
  const [recent] = useDevice(storedRecent);
  const isSignedIn = useSelector(selectIsSignedIn);
  const suggestedEmail = useSelector(selectSuggestedEmail);
  const references = recent
    .map(({ reference }) => reference)
    .filter((one) => !rows.some(({ reference }) => sameReference(one, reference)));
  const count = references.length;
  if (count === 0) return null;
  const email = isSignedIn ? suggestedEmail : '';
  const add = () => {
    const { messages, left } = addEntries(references.map((reference) => ({ reference, note: '', email })));
    onAdded(messages, left.length === 0);
  };
  return (
    <Notice title={words.offerTitle}>
      <p>{words.offer(count)}</p>
      {email && <p>{words.offerEmail(email)}</p>}
      <Button $variant="secondary" onClick={add}>
        {words.offerAdd(count)}
      </Button>
    </Notice>
  );
}
