import type { Ways } from '../lib/ways';
import { encodeText } from '../lib/text/url';
import { company } from './company';

/** Links that send a text by e-mail or WhatsApp, and phone numbers. */
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
