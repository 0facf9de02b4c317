/** For visitors without a reference. */
export const noShipmentYet = {
  title: 'Don’t have your reference number handy?',
  lostTitle: 'I lost my reference number',
  call: 'Call',
  usOr: '(USA) or',
  nigeria: '(Nigeria) with your name and the VIN.',
  noneTitle: 'I don’t have a shipment yet',
  none: 'Get a quote first. You get a reference number right away.',
  getQuote: 'Get a quote',
} as const;

export const onTheLane = {
  title: 'Along the route',
  map: 'Where it is',
  loading: 'The chart is loading. The dates below say the same thing.',
} as const;

/** Shown until the board is loaded. */
export const boardPlace = {
  loading: 'Loading your board',
} as const;

/** The page opened from a shared link. */
export const sharedTrackPage = {
  title: 'Where is the vehicle?',
  lead: 'Someone shared this shipment with you. Ask them for the e\u2011mail address from the quote request.',
} as const;

export const trackPage = {
  title: 'Where is my vehicle?',
  lead: 'See where it is, when it arrives, and what comes next.',
  withoutScripts: (usPhone: string, nigeriaPhone: string) =>
    `Tracking needs JavaScript. Without it, call ${usPhone} or ${nigeriaPhone} and read us the reference number.`,
} as const;
