/** Texts of the auction access pop-up, exact where the specification gives them (§2). */
export const auctionPopup = {
  badge: 'LICENSED MEMBER ACCESS',
  heading: "Access The World's Largest Auto Auctions",
  text: 'We are a licensed member of these three auction houses. We search, bid, buy and ship on your behalf.',
  learn: 'Learn How It Works',
  later: 'Maybe Later',
  close: 'Close',
  countdown: (seconds: number) => `Auto-closes in ${String(seconds)} seconds`,
} as const;
