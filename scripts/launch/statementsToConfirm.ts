/**
 * Statements made in the company's name that no program can check. Remove an entry once the company or its lawyer has
 * confirmed it.
 */
export const statementsToConfirm: readonly { readonly where: string; readonly what: string }[] = [
  {
    where: 'src/content/companyName.ts',
    what: 'the name (Harmattan is a working name). Run `npm run icons` after a change',
  },
  {
    where: '.env.example',
    what: 'that VITE_API_BASE_URL, or the site’s own origin if it’s empty, implements docs/openapi.json',
  },
  { where: 'src/content/partners.ts', what: 'the memberships of the three auction houses' },
  {
    where: 'src/content/rates/auctionFees.ts',
    what: 'which fee schedule the company has at Copart and IAA (the tables are the standard ones), and every bracket',
  },
  {
    where: 'public/partners',
    what: 'that each auction house permits the use of its name and of our drawing of it. Or replace the files with its own logo',
  },
  {
    where: 'src/content/legal/legalTerms.ts',
    what: 'terms of service, by a lawyer. Then empty templateNotice in legalDate.ts',
  },
  {
    where: 'src/content/legal/legalPrivacy.ts',
    what: 'privacy policy (controller, retention periods, processors), by a lawyer',
  },
  { where: 'src/content/legal/legalCookies.ts', what: 'cookie policy, by a lawyer' },
  {
    where: 'scripts/build/securityTxt.ts',
    what: 'who reads security reports. /.well-known/security.txt lists the e-mail address in company.ts and the contact page, and expires 350 days after a build',
  },
  { where: 'src/content/pages/about.ts', what: 'the commitments to visitors' },
  {
    where: 'src/content/pages/contact.ts',
    what: 'that one team replies, who reads a message, what we never ask for, and that we check documents and account numbers on request',
  },
  {
    where: 'src/content/pages/careers.ts',
    what: 'the kinds of work, and that applications are answered or deleted',
  },
  {
    where: 'src/content/pages/howItWorks.ts',
    what: 'photos of the title, help with a claim to the auction, and that we say when we aren’t needed',
  },
  {
    where: 'src/content/services/carPurchase.ts',
    what: 'search at all three auctions, bids up to the written limit, the original invoice, and that we check and store the title',
  },
  {
    where: 'src/content/services/services.ts',
    what: 'what we do in each of the five services, and that we work with a licensed customs agent in Nigeria and say who it is',
  },
  {
    where: 'src/content/services/autoShipping.ts',
    what: 'photos at pickup, and which ports we ship from and to by RoRo and by container',
  },
  {
    where: 'src/content/services/international.ts',
    what: 'title and filing on time, a copy of each document, and that we say which documents are missing, who issues them and when they are due',
  },
  {
    where: 'src/content/pages/carriers.ts',
    what: 'that we take a car to the gate and send the dock receipt, and name the vessel once it’s booked',
  },
  {
    where: 'src/content/ports/portsOfLoading.ts',
    what: 'that we ship from each port, and the notes, such as published RoRo services to Lagos',
  },
  {
    where: 'src/content/ports/portsOfDischarge.ts',
    what: 'that we ship to each port, the notes, the terminals, and what each handles',
  },
  {
    where: 'src/content/ports/portBoard.ts',
    what: 'that we ask the terminal for a caller',
  },
  {
    where: 'src/content/ports/portStatusPage.ts',
    what: 'that a car can often wait in a yard or go through another port',
  },
  {
    where: 'src/content/quote/quote.ts',
    what: 'that only our team contacts the visitor, and that we don’t sell the number',
  },
  {
    where: 'src/content/serviceNotice.ts',
    what: 'that the phones are working as usual while the server is down',
  },
  {
    where: 'src/content/quote/quotePage.ts',
    what: 'what a quote includes, lists separately and excludes, and when it is binding',
  },
  {
    where: 'src/content/quote/quoteReceipt.ts',
    what: 'who reads a request, that they ask questions only once, and that no one else gets the phone number',
  },
  {
    where: 'src/content/pages/account.ts',
    what: 'that we help with a forgotten password by phone or e-mail, since the backend can’t reset it',
  },
  {
    where: 'src/content/pages/trackPage.ts',
    what: 'that we look up a lost reference by phone with name and VIN',
  },
  {
    where: 'src/content/pages/tracking.ts',
    what: 'what each shipment status means, and what to do',
  },
  { where: 'src/content/pages/shop.ts', what: 'what we look for, and that we reply item by item' },
  {
    where: 'src/content/services/inspection.ts',
    what: 'the format of the inspection report, and what it doesn’t cover',
  },
  {
    where: 'src/content/services/logistics.ts',
    what: 'photos at each handoff, sent on request, and notice of the day that storage charges start',
  },
  { where: 'src/content/pages/referral.ts', what: 'the conditions of the referral reward' },
  { where: 'SECURITY.md', what: 'who reads security reports, and the reply within three business days' },
  { where: 'LICENSE', what: 'that the company reserves all rights, and under which name' },
  {
    where: 'src/content/journey/stages.ts',
    what: 'the document that the customer gets after each stage, that we never bid a dollar over the limit, and that we have a customs agent and set a delivery date',
  },
  {
    where: 'src/content/journey/steps.ts',
    what: 'who does what and who has the money at each step',
  },
];
