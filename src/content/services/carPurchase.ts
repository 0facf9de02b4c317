/** Who does what when a member bids for somebody else. */
export const bidding = [
  {
    matter: 'The search',
    we: 'Search all three houses for what you describe.',
    you: 'Give us make, years, mileage, budget and deal-breakers.',
  },
  {
    matter: 'The inspection',
    we: 'Go over the listing with you. Inspect the car if you ask and the yard lets us.',
    you: 'Read the report before you set a limit.',
  },
  {
    matter: 'The limit',
    we: 'Bid up to it, never over it.',
    you: 'Set the highest bid in writing. The auction’s fees come on top.',
  },
  {
    matter: 'The win',
    we: 'Send you the auction’s own invoice.',
    you: 'Pay on time. Copart gives you three business days, counting the sale day, then charges a late fee.',
  },
  {
    matter: 'The title',
    we: 'Receive it, check the name and title type, and send it with the car.',
    you: 'Tell us whose name goes on the bill of sale, spelled as on the passport.',
  },
] as const;

export const houses = [
  {
    name: 'Copart',
    cells: [
      'Depends on the state where the vehicle is. An ID is enough for some lots, others need a broker or member.',
      'Payment within 3 business days, counting the sale day. Doesn’t ship titles abroad. “Run and Drive” only means it moved forward on arrival.',
    ],
  },
  {
    name: 'IAA',
    cells: [
      'Rules vary by branch and state.',
      'Read the branch’s terms for the lot: payment, pickup and who can pick up.',
    ],
  },
  {
    name: 'Manheim',
    cells: [
      'Wholesale, licensed dealers only.',
      'What the seller announces in the lane is part of the sale. Ask us to read it to you.',
    ],
  },
] as const;

/** Words that stand on US titles. */
export const titleWords = [
  {
    word: 'Clean',
    means: 'No state has put a brand on it. It can still hide damage that was never reported.',
    ask: 'Ask for a history report and an inspection.',
  },
  {
    word: 'Salvage',
    means: 'An insurer wrote it off because repairs cost too much for its value. The cutoff varies by state.',
    ask: 'Ask what the damage was and if this title can be exported.',
  },
  {
    word: 'Rebuilt',
    means: 'A salvage car that was repaired, inspected by a state and cleared for the road.',
    ask: 'Ask who repaired it, and for photos from before.',
  },
  {
    word: 'Certificate of destruction or junk',
    means: 'For parts only. It can’t go back on the road.',
    ask: 'Don’t buy it to drive. Some can’t be exported at all.',
  },
] as const;
