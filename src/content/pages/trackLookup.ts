export const lookupWords = {
  lookingUp: (reference: string) => `Looking up ${reference}`,
  outdated: 'This may be out of date.',
  callUs: 'Call us:',
  wait: 'Wait a moment…',
  another: 'Track another',
  nothing: 'Nothing looked up yet',
  email: 'E-mail address',
  emailHint: 'The one in your quote request.',
  senderEmail: 'The one in the quote request. If someone sent you this link, ask them for it.',
  remember: 'Remember my e-mail address on this device',
  notRemembered: 'Your browser won’t let us remember it.',
  looking: 'Looking it up…',
  track: 'Track shipment',
  tryAgain: 'Try again',
  trackShipment: 'Track a shipment',
} as const;

export const recentWords = {
  removed: (reference: string) => `${reference} removed from this device.`,
  title: 'Recent lookups on this device',
  notSaved: 'Your browser won’t let us save this list. It’s here only while the page is open.',
  remove: 'Remove',
} as const;
