/** What links and buttons on more than one page say. */
export const actions = {
  trackShipment: 'Track a shipment',
  seePortStatus: 'See port status',
  getQuote: 'Get a quote',
  seeEveryStep: 'See every step',
  talkToUs: 'Talk to us',
  seeBidding: 'What bidding through a member means',
  allWays: 'All ways to reach us',
  seeCost: 'See what it costs',
  seeCostByLine: 'See what it costs, line by line',
  writeToUs: 'Write to us',
  tryAgain: 'Try again',
} as const;
