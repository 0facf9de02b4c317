import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { otherWays } from '../../content/otherWays';
import { OtherWays } from '../../ui/OtherWays';
import type { ContactValues } from './contactValues';
import { asText, subjectText } from './messageText';

/** By e-mail or WhatsApp with what stands in the form now. */
export function MessageWays({ control }: { readonly control: Control<ContactValues> }) {
  const values = useWatch({ control });
  return <OtherWays ways={otherWays(subjectText(values), asText(values))} />;
}
