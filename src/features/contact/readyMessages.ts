import { company } from '../../content/company';
import { encodeText } from '../../lib/url';
import { toMessage } from './contactValues';
import type { ContactValues } from './contactValues';

/** All that was typed, as a text for another channel. */
function asText(values: ContactValues): string {
  const { name, email, phone, message } = toMessage(values);
  return [message, '', name, email, phone].filter((line) => line !== undefined).join('\n');
}

/** An e-mail that is written already. */
export const readyMail = (values: ContactValues): string =>
  `mailto:${company.email}?subject=${encodeText(toMessage(values).subject)}&body=${encodeText(asText(values))}`;

/** A WhatsApp message that is written already. */
export const readyWhatsApp = (values: ContactValues): string =>
  `${company.whatsapp.href}?text=${encodeText(asText(values))}`;
