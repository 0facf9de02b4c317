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
  { where: 'src/content/legalTerms.ts', what: 'terms of service, by a lawyer' },
  {
    where: 'src/content/legalPrivacy.ts',
    what: 'privacy policy: controller, retention times, processors, by a lawyer',
  },
  { where: 'src/content/legalCookies.ts', what: 'cookie policy, by a lawyer' },
  { where: 'src/content/about.ts', what: 'the commitments that visitors can hold the company to' },
  { where: 'src/content/inspection.ts', what: 'form of the inspection report and what it does not cover' },
  { where: 'src/content/logistics.ts', what: 'photographs at each handover' },
  { where: 'src/content/referral.ts', what: 'conditions of the referral reward' },
  { where: 'src/content/home.ts', what: 'the paper held after each stage' },
];
