/**
 * What is written in the company's name and cannot be checked by a program: remove an entry when the company (or
 * its lawyer) has confirmed the words.
 */
export const toConfirm: readonly { readonly where: string; readonly what: string }[] = [
  {
    where: 'src/content/companyName.ts',
    what: 'the name: Harmattan is a working name; then `npm run icons`',
  },
  {
    where: '.env.example',
    what: 'that VITE_API_BASE_URL, or the site’s own origin where it is empty, answers the calls of docs/openapi.json',
  },
  { where: 'src/content/partners.ts', what: 'the memberships of the three auction houses' },
  {
    where: 'src/content/legal/legalTerms.ts',
    what: 'terms of service, by a lawyer (templateNotice in legalDate.ts is empty then)',
  },
  {
    where: 'src/content/legal/legalPrivacy.ts',
    what: 'privacy policy: controller, retention times, processors, by a lawyer',
  },
  { where: 'src/content/legal/legalCookies.ts', what: 'cookie policy, by a lawyer' },
  {
    where: 'scripts/build/securityTxt.ts',
    what: 'who reads reports of security problems: /.well-known/security.txt gives the e-mail address of company.ts and the contact page, and expires 350 days after a build',
  },
  { where: 'src/content/pages/about.ts', what: 'the commitments that visitors can hold the company to' },
  {
    where: 'src/content/pages/contact.ts',
    what: 'one team that answers, who reads a message, what is never asked for, and checking a paper or an account number',
  },
  {
    where: 'src/content/pages/careers.ts',
    what: 'the kinds of work, and what happens to a letter: answered, else deleted',
  },
  {
    where: 'src/content/pages/howItWorks.ts',
    what: 'who does what and holds the money at each step; pictures of the title; when we tell that we are not needed',
  },
  {
    where: 'src/content/services/carPurchase.ts',
    what: 'search in all three houses, bids up to the written limit, the invoice as it came, the title checked and kept',
  },
  {
    where: 'src/content/quote/quotePage.ts',
    what: 'what a quote includes, tells apart and leaves out, and when it binds',
  },
  {
    where: 'src/content/quote/quoteReceipt.ts',
    what: 'who reads a request, that they ask once, and that nobody else gets the number',
  },
  {
    where: 'src/content/pages/account.ts',
    what: 'that we help with a forgotten password by telephone or e-mail: the backend resets none',
  },
  {
    where: 'src/content/pages/trackPage.ts',
    what: 'a lost reference found by telephone with name and VIN',
  },
  {
    where: 'src/content/pages/tracking.ts',
    what: 'what each state of a shipment means, and what to do then',
  },
  { where: 'src/content/pages/shop.ts', what: 'what is looked for, and an answer line by line' },
  {
    where: 'src/content/services/inspection.ts',
    what: 'form of the inspection report and what it does not cover',
  },
  { where: 'src/content/services/logistics.ts', what: 'photographs at each handover' },
  { where: 'src/content/pages/referral.ts', what: 'conditions of the referral reward' },
  { where: 'SECURITY.md', what: 'who reads security reports, and an answer within three business days' },
  { where: 'LICENSE', what: 'that the company keeps all rights, and under which name' },
  { where: 'src/content/pages/home.ts', what: 'the paper held after each stage' },
];
