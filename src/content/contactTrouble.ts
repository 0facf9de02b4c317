/** What is said when a message did not get through, or may have. */
export const contactTrouble = {
  notSent: 'Your message was not sent.',
  keptAll: 'Everything you typed is still here.',
  unsent: 'Your message has not been sent yet.',
  isOffline: 'This device has no connection.',
  isOnline: 'There was no connection. This device is online again: send the message now.',
  keptUntil:
    'It is kept on this device, also if you close the page. Come back to it when you are online, and send it.',
  maybeSent: 'Your message may have been sent.',
  sendAgain:
    'No answer came back that we could read, so we cannot tell. Everything you typed is still here. Send it again only if you want to: we may then get it twice, which does no harm.',
} as const;
