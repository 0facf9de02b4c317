import { useDispatch, useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { useDevice } from '../../../device/useDevice';
import { selectIsSignedIn } from '../../../session/authSlice';
import { Button } from '../../../ui/buttons/Button';
import { Notice } from '../../../ui/Notice';
import { storedRecent } from '../model/recent';
import { additionText } from './additionText';
import { sameReference } from '../model/reference';
import { mergeEntries } from './model/fleetRow';
import { entriesAdded, refreshRequested, selectFleet } from './model/fleetSlice';
import { selectSuggestedEmail } from './model/suggestedEmail';

interface DeviceOfferProps {
  /** @param messages the result of adding, in sentences */
  readonly onAdded: (messages: readonly string[], isComplete: boolean) => void;
}

/** Offers to add the requests sent or tracked on this device. */
export function DeviceOffer({ onAdded }: DeviceOfferProps) {
  const dispatch = useDispatch();
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
    const entries = references.map((reference) => ({ reference, note: '', email }));
    const { added, known, repeated, left } = mergeEntries(rows, entries, 0);
    dispatch(entriesAdded(entries));
    dispatch(refreshRequested(added));
    onAdded(additionText({ added, known, repeated, left, unread: [] }), left.length === 0);
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
