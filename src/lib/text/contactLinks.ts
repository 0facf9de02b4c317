import { encodeText } from './url';

/** A prepared message. */
export interface ContactNote {
  readonly subject: string;
  readonly text: string;
}

/** The shipment or request on the screen, for messages about it. */
export interface NoteSubject {
  readonly reference: string;
  /** '' if unknown. */
  readonly car: string;
  /** Such as 'Arrives about 20 Dec 2026'; '' if unknown. */
  readonly arrival: string;
}

/** A `mailto:` link (RFC 6068), with the message if there is one. */
export const mailHref = (address: string, note: ContactNote | null): string =>
  note
    ? `mailto:${address}?subject=${encodeText(note.subject)}&body=${encodeText(note.text)}`
    : `mailto:${address}`;

/** A WhatsApp link to one of our numbers (wa.me), with the message if there is one. */
export const chatHref = (href: string, note: ContactNote | null): string =>
  note ? `${href}?text=${encodeText(note.text)}` : href;

/** A WhatsApp link with a text, for which the visitor chooses who gets it. */
export const shareHref = (text: string): string => `https://wa.me/?text=${encodeText(text)}`;

/** A link that sends a message without our server. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** All such links, for one message. */
export interface Ways {
  readonly intro: string;
  readonly email: Way;
  readonly whatsapp: Way;
  readonly calls: readonly Way[];
}

/** Texts of the trust line: a question, the numbers to call, and a link. */
export interface TrustWords {
  readonly question: string;
  /** Text before the numbers. */
  readonly call: string;
  readonly phones: readonly { readonly place: string; readonly label: string; readonly href: string }[];
  /** Text after the numbers. */
  readonly welcome: string;
  readonly check: { readonly label: string; readonly to: string };
}
