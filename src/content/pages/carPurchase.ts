/** Who does what when a member bids for somebody else. */
export const bidding = [
  {
    matter: 'The search',
    we: 'Look through the lanes of all three houses for what you describe.',
    you: 'Name make, years, mileage, budget, and what you would not accept.',
  },
  {
    matter: 'The look',
    we: 'Read out what the listing says and does not say; inspect it if you ask and the yard lets us.',
    you: 'Read the report before you name a sum.',
  },
  {
    matter: 'The limit',
    we: 'Bid up to it, never over it.',
    you: 'Set the highest bid in writing. The auction’s fees come on top.',
  },
  {
    matter: 'The win',
    we: 'Send you the auction’s invoice the way it came.',
    you: 'Pay in time. Copart counts three business days, the sale day among them, then a late fee.',
  },
  {
    matter: 'The title',
    we: 'Receive it, check the name and the words on it, keep it with the car.',
    you: 'Tell us whose name goes on the bill of sale, spelled as in the passport.',
  },
] as const;

export const houses = [
  {
    name: 'Copart',
    cells: [
      'Who may bid depends on the state the vehicle stands in: some lots need only an identity paper, others a broker or member.',
      'Payment within 3 business days including the sale day. Titles are not shipped abroad. “Run and Drive” means that it moved forward on arrival, no more.',
    ],
  },
  {
    name: 'IAA',
    cells: [
      'Rules differ by branch and by state.',
      'Read the branch’s own terms for the lot: payment, pick-up and who may collect.',
    ],
  },
  {
    name: 'Manheim',
    cells: [
      'A wholesale auction for licensed dealers.',
      'The seller’s announcements on the lane are part of the sale: ask us to read them to you.',
    ],
  },
] as const;

/** Words that stand on US titles. */
export const titleWords = [
  {
    word: 'Clean',
    means:
      'No brand has been entered by a state. That is all it says: a clean title can hide a history that was never reported.',
    ask: 'Ask for the history report and have the car looked at.',
  },
  {
    word: 'Salvage',
    means:
      'An insurer has written the car off, because repairing it would have cost too much against its worth. When that is so differs from state to state.',
    ask: 'Ask what the damage was and whether this title can be exported.',
  },
  {
    word: 'Rebuilt',
    means:
      'It was a salvage car, somebody repaired it, and a state inspected it and let it back on the road.',
    ask: 'Ask who repaired it and to see photographs from before.',
  },
  {
    word: 'Certificate of destruction or junk',
    means: 'For parts only. It is not meant to be a car again.',
    ask: 'Do not buy it to drive. Some of these cannot be exported at all.',
  },
] as const;
