import { useDispatch, useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Checkbox } from '../../../ui/form/Checkbox';
import { keepsEmailsChanged, selectFleet } from './model/fleetSlice';

/** Whether the device keeps the e-mail addresses too; without it they last for the visit. */
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
