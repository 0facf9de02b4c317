import { useSelector } from 'react-redux';
import { otherWays } from '../../content/otherWays';
import { OtherWays } from '../../ui/OtherWays';
import { contactDraft } from './contactDraft';
import { asText, subjectText } from './messageText';

/** By e-mail or WhatsApp with what the form holds now. */
export function MessageWays() {
  const values = useSelector(contactDraft.selectValues);
  return <OtherWays ways={otherWays(subjectText(values), asText(values))} />;
}
