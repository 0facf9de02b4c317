import { facts } from '../facts';

/** Who does what when a member bids for a buyer, by step of the journey (`journey/steps.ts`). */
export const bidding = [
  {
    matter: 'Find the car',
    we: 'Search all three auctions for what you describe.',
    you: 'Give us make, years, mileage, budget and deal-breakers.',
  },
  {
    matter: 'Inspection',
    we: 'Go over the listing with you. Inspect the car if you ask and the yard lets us.',
    you: 'Read the report before you set a limit.',
  },
  {
    matter: 'Set your limit',
    we: 'Bid up to it, never over it.',
    you: 'Set your max bid in writing. The auction’s fees are extra.',
  },
  {
    matter: 'Win and pay',
    we: 'Send you the auction’s own invoice.',
    you: 'Pay on time. Copart gives you three business days, counting the sale day, then charges a late fee.',
  },
  {
    matter: 'Get the title',
    we: 'Receive it, check the name and title type, and get it to US Customs.',
    you: 'Tell us whose name goes on the bill of sale, spelled exactly as it is on the passport.',
  },
] as const;

export const houses = [
  {
    name: 'Copart',
    canBid:
      'Depends on the state where the vehicle is. An ID is enough for some lots; others need a broker or a license.',
    know: 'Payment within 3 business days, counting the sale day. Doesn’t ship titles abroad. “Run and Drive” only means that it moved forward when it arrived.',
  },
  {
    name: 'IAA',
    canBid: 'Rules vary by branch and state.',
    know: `${facts.iaaPayment.text} Read the branch’s terms for the lot: pickup, and who can pick up.`,
  },
  {
    name: 'Manheim',
    canBid: 'Wholesale, licensed dealers only.',
    know: 'Announcements made in the lane are part of the sale. Ask us what was announced.',
  },
] as const;

/** Title types used in the US, each with the brand that a state puts on it. Phones fold away `more` and `ask`. */
export const titleWords = [
  {
    word: 'Clean',
    brand: 'none',
    means: 'No state has put a brand on it.',
    more: 'It can still hide damage that was never reported.',
    ask: 'Ask for a history report and an inspection.',
  },
  {
    word: 'Salvage',
    brand: 'salvage',
    means: 'An insurer totaled it.',
    more: 'Repairs cost too much for its value. States set the threshold.',
    ask: 'Ask what the damage was and if this title can be exported.',
  },
  {
    word: 'Rebuilt',
    brand: 'rebuilt',
    means: 'A salvage car that was repaired.',
    more: 'The state inspected it and cleared it for the road.',
    ask: 'Ask who repaired it, and for photos of the damage.',
  },
  {
    word: 'Junk',
    brand: 'junk',
    means: 'For parts only.',
    more: 'Also a certificate of destruction. It can’t go back on the road.',
    ask: 'Don’t buy it to drive. Some can’t be exported at all.',
  },
] as const;

/** Texts around the three tools, and instructions without scripts. */
export const buyerTools = {
  title: 'Check before you bid',
  vinTitle: 'Check the VIN first',
  vinIntro:
    'The VIN (vehicle identification number) has 17 characters. It’s on the dashboard, the driver’s door jamb and the title, and all three have to match. This check runs in your browser. Nothing is sent.',
  vinByHand:
    'The check needs JavaScript. By hand: a VIN is 17 capital letters and numbers, never I, O or Q. Positions 1 to 3 identify the manufacturer. On cars from North America, position 10 is the model year. Send us the number and we’ll check it for you.',
  ageTitle: 'Is the car too old to import?',
  ageIntro:
    'Nigeria limits the age of imported cars, counted from the year of manufacture: 12 years by the 2023 list. Sources differ. Confirm it before you bid.',
  ageByHand:
    'The check needs JavaScript. By hand: subtract the year of manufacture from the year it’ll arrive, and compare that with the limit your customs agent gives you.',
  paymentTitle: 'When you have to pay',
  paymentIntro:
    'At Copart, the clock starts on the day of the sale. At IAA, it reportedly ends on the second day after it.',
  paymentByHand: `The deadline tool needs JavaScript. To do it yourself for Copart, count three business days, starting with the sale day. Win Thursday and payment is due Monday. ${facts.iaaPayment.text}`,
  bankTitle: 'Paying from Nigeria',
  bank: facts.bankForm.text,
  limitsTitle: 'Banks and their limits',
  limits: facts.bankLimits.text,
} as const;

export const houseWords = {
  title: 'How the three auctions differ',
  site: (house: string) => `${house}’s site`,
  intro: 'Rules change, and each branch has its own. The terms posted for the lot are what count.',
  asIsTitle: 'Cars are sold as is.',
  asIs: 'The auction’s photos don’t show everything. If you can’t see the car yourself, have it inspected before you bid.',
} as const;

export const carPurchasePage = {
  label: 'Car purchase',
  title: 'Buy at auction with your eyes open',
  lead: (houses: string) =>
    `US auctions sell most cars as is: no warranty, no returns, payment within days. We’re a licensed member of ${houses} and bid for you.`,
  ask: 'Ask us to find a car',
  biddingIntro:
    'Some lots only require an ID; others require a broker or a dealer license. We place the bid, but you’re still the buyer.',
  nextTitle: 'Tell us what kind of car you want.',
  inspect: 'Have one inspected',
  next: 'You get a reference number right away. We send you lots that match, with their title types and what you’d pay on top of the bid. Then you decide.',
  seeBidding: 'What bidding through a member means',
  seeCost: 'See what it costs',
} as const;

export const priceSection = {
  title: 'What it costs, line by line',
  intro:
    'Enter the car and your bid. Auction fees, duty and taxes come from published rates, with their sources. Change any of them.',
  withoutScripts:
    'The calculator needs JavaScript. These are the published figures it uses, with their formulas.',
} as const;

export const biddingLedger = {
  more: 'More steps',
  caption: 'Who does what, from the search to the title.',
  columns: ['Step', 'We', 'You'],
} as const;

export const titleSection = {
  title: 'Title types explained',
  intro:
    'The title is the state’s proof of who owns the car. The title type affects what the car is worth and whether it can be exported.',
  /** What's printed on top of a state's title. */
  document: 'Certificate of title',
  more: 'What to ask about each',
  askTitle: 'Ask before you bid.',
  ask: 'Salvage rules vary by state, and some titles can’t be exported. Send us the lot number, and we’ll check the title first.',
} as const;
