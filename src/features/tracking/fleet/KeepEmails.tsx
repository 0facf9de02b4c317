import { useDispatch, useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Checkbox } from '../../../ui/form/Checkbox';
import { keepsEmailsChanged, selectFleet } from './model/fleetSlice';

/** Checkbox for saving e-mail addresses on the device. Otherwise they last for the visit. */
export function KeepEmails() {
  const dispatch = useDispatch();
  const { keepsEmails } = useSelector(selectFleet);
  return (
    <Checkbox
      label={words.keepEmails}
      checked={keepsEmails}
      onChange={({ target }) => dispatch(keepsEmailsChanged(target.checked))}
    />
  );
}
