import { emailRule } from '../../forms/rules/email';
import { compactPhone } from '../../lib/phone/phoneText';
import type { ContactField } from './contactValues';

type Rule = (value: never) => string | true;

const filled =
  (sentence: string) =>
  (text = ''): string | true =>
    text.trim() !== '' || sentence;

const checkEmail = emailRule('Tell us the e-mail address to answer to.');

/** Loose on purpose: seven to fifteen digits (E.164), written as people write them. */
const looksLikePhone = (text: string) => /^\+?\d{7,15}$/.test(compactPhone(text));

/** Each field's rule, in the words that stand beside it. */
export const contactRules = {
  name: filled('Tell us your name.'),
  email: (text?: string): string | true => checkEmail(text ?? '') ?? true,
  phone: (text?: string): string | true =>
    !text?.trim() ||
    looksLikePhone(text) ||
    'Write the number with its country code, such as +1 or +234, or leave it empty.',
  subject: filled('Choose what it is about.'),
  message: filled('Write your message.'),
  consent: (given: boolean): string | true => given || 'Tick the box so that we may answer you.',
} satisfies Record<ContactField, Rule>;
