import { formatList } from '../lib/text/formatList';

/** What hasn't been sent, as named before it's deleted. */
export const unsentNames = {
  quoteDraft: {
    unsent: 'an unsent quote request',
    maybeSent: 'a quote request that may not have been sent',
  },
  contactDraft: { unsent: 'an unsent message', maybeSent: 'a message that may not have been sent' },
  enquiryList: 'an unsent shop list',
} as const;

export const unsentTitle = (items: readonly string[]): string => `You have ${formatList(items)}.`;
