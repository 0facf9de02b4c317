import { useSelector } from 'react-redux';
import { otherWays } from '../../content/sending';
import { OtherWays } from '../../ui/OtherWays';
import { contactDraft } from './contactDraft';
import { messageText, subjectText } from './contactValues';

/** Links that send the form's current values by e-mail or WhatsApp instead. */
export function OtherChannels() {
  const values = useSelector(contactDraft.selectValues);
  return <OtherWays ways={otherWays(subjectText(values), messageText(values))} />;
}
