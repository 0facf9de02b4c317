import { storageKeys } from '../config/storageKeys';
import { chatHref, mailHref } from '../lib/text/contactLinks';
import { formatList, pluralWord } from '../lib/text/format';
import type { Ways } from '../lib/text/contactLinks';
import { company } from './company';

/** Shown if the browser blocks storage or it's full. */
export const notSavedHere = 'Your browser won’t let us save this. It’s here only while the page is open.';

/** Messages about saving drafts, shared by the forms. */
export const draftMessages = {
  /** After a rate limit. */
  waitIsOver: 'The wait is over. You can send it now.',
  inputUnchanged: 'Everything you typed is still here.',
  savedUntilSent: (draft: 'quoteDraft' | 'contactDraft') =>
    `Saved on this device until you send it, for up to ${String(storageKeys[draft].lifetimeDays)} days.`,
  notSaved: 'What you typed isn’t saved on this device. It’s here only while the page is open.',
  cleared: 'Form cleared.',
  undo: 'Undo',
  isOffline: 'You’re offline.',
  savedOffline:
    'It’s saved on this device, even if you close the page. Come back when you’re online and send it.',
} as const;

/** What can't be had again, as named before it's deleted. */
export const unsentNames = {
  quoteDraft: {
    unsent: 'an unsent quote request',
    maybeSent: 'a quote request that may not have been sent',
  },
  quotesAside: (count: number) =>
    `${String(count)} ${pluralWord(count, 'quote request', 'quote requests')} you set aside`,
  contactDraft: { unsent: 'an unsent message', maybeSent: 'a message that may not have been sent' },
  enquiryList: 'an unsent shop list',
  fleet: 'a tracking board',
  referralOwn: 'a referral link of your own',
} as const;

/** Offered before a board is deleted, which can't be undone after a logout. */
export const saveBoardFirst = 'Save the board as a file first';

export const unsentTitle = (items: readonly string[]): string => `You have ${formatList(items)}.`;

/** For a rejected request without a reason. */
export const rejected = 'Our server rejected this. Call or write to us and we’ll take care of it.';

/**
 * The message for a rejection without field errors. In a separate file from the other errors' messages,
 * because those load with their notice.
 */
export const describeRefusal = ({ message }: { readonly message?: string | undefined }): string =>
  message ?? rejected;

/** Links that send a text by e-mail or WhatsApp, and phone numbers. */
export const otherWays = (subject: string, text: string): Ways => ({
  intro: 'If it can’t wait, send it another way:',
  email: {
    label: 'Send by e-mail',
    href: mailHref(company.email, { subject, text }),
  },
  whatsapp: {
    label: 'Send on WhatsApp',
    href: chatHref(company.whatsapp.href, { subject, text }),
  },
  calls: company.phones.map(({ place, label, href }) => ({ label: `Call ${place}: ${label}`, href })),
});

/** Toasts shown when a form's response arrives after the visitor left its page. */
export const deliveryToasts = {
  quote: {
    sent: (reference: string) => `Your quote request was sent. Your reference is ${reference}.`,
    delivered: 'We have your quote request.',
    track: 'Track this request',
    unsent: 'Your quote request hasn’t been sent yet.',
    maybeSent: 'Your quote request may have been sent.',
    refused: 'Your quote request wasn’t sent.',
    back: 'Go to your request',
  },
  contact: {
    sent: 'Your message was sent.',
    unsent: 'Your message hasn’t been sent yet.',
    maybeSent: 'Your message may have been sent.',
    refused: 'Your message wasn’t sent.',
    back: 'Go to your message',
  },
} as const;
