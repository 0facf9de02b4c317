/** What a quote from us includes and doesn't. */
export const quoteFacts: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Included, line by line',
    text: 'What you ask us to do: pickup, export documents, loading, ocean freight, and delivery if you want it.',
  },
  {
    title: 'Listed separately',
    text: 'Charges we pass through, like terminal handling, and who bills each one.',
  },
  {
    title: 'Not included',
    text: 'Customs duty, levies and VAT in Nigeria, set by customs. Storage and demurrage, which are charged by the day.',
  },
  {
    title: 'What you’re committed to',
    text: 'Nothing, until you accept the quote in writing. Sending this request doesn’t book anything.',
  },
];

export const quotePageWords = {
  title: 'Get a quote',
  lead: 'Five steps, one itemized quote.',
  loading: 'Loading the steps',
} as const;

/** Instructions for visitors without scripts. */
export const quoteWithoutScripts = {
  title: 'You can get a quote without JavaScript',
  text: 'Send us four things: the vehicle (type, make, year, whether it runs), where it is, where it’s going, and how to reach you.',
  email: 'Send an e-mail',
} as const;

export const beforeYouSend = {
  title: 'What our quote includes',
  compare: 'Compare quotes line by line. A low one often leaves something out.',
  seeCost: 'See what everything costs, line by line',
} as const;
