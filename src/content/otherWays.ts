import type { Ways } from '../lib/ways';
import { encodeText } from '../lib/text/url';
import { company } from './company';

/** What was typed, ready-written as an e-mail and as a WhatsApp message, and whom to call. */
export const otherWays = (subject: string, text: string): Ways => ({
  intro: 'If it can’t wait, send it another way:',
  email: {
    label: 'Send by e-mail',
    href: `mailto:${company.email}?subject=${encodeText(subject)}&body=${encodeText(text)}`,
  },
  whatsapp: {
    label: 'Send on WhatsApp',
    href: `${company.whatsapp.href}?text=${encodeText(text)}`,
  },
  calls: company.phones.map(({ place, label, href }) => ({ label: `Call ${place}: ${label}`, href })),
});
