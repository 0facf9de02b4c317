import type { Edit } from './edit';

const COMPANY = 'src/content/company.ts';
const NAME = 'src/content/companyName.ts';

/** Plausible facts about the company. They are longer than the placeholders and have a different form. */
export const facts: readonly Edit[] = [
  {
    guide: 'a phone number',
    changes: [
      { file: COMPANY, find: /(phone\('USA', ')[^']+/, replacement: '$1+1 (443) 872-6190' },
      { file: COMPANY, find: /(phone\('Nigeria', ')[^']+/, replacement: '$1+234 803 417 2265' },
    ],
    tests: [
      '__tests__/content/company.test.ts',
      '__tests__/features/account/help.test.tsx',
      '__tests__/features/quote/failures.test.tsx',
      '__tests__/features/service/serviceNotice.test.tsx',
      '__tests__/pages/portStatus.test.tsx',
    ],
  },
  {
    guide: 'the WhatsApp number, the e-mail address',
    changes: [
      { file: COMPANY, find: /(whatsapp\(')\+[^']+/, replacement: '$1+234 906 318 7740' },
      { file: COMPANY, find: /(email: ')[^']+/, replacement: '$1hello@savannah-shipping.com' },
      {
        file: 'SECURITY.md',
        find: /\[.*@.*\]\(mailto:[^?]+/,
        replacement: '[hello@savannah-shipping.com](mailto:hello@savannah-shipping.com',
      },
    ],
    tests: [
      '__tests__/features/quote/receipt.test.tsx',
      '__tests__/layout/header.test.tsx',
      '__tests__/pages/careers.test.tsx',
    ],
  },
  {
    guide: 'an office',
    changes: [
      {
        file: COMPANY,
        find: /(USA mailing address',\s+lines: \[companyName\.full,)[^\]]+/,
        replacement:
          "$1 '2700 Broening Highway', 'Building 3, Suite 114', 'Dundalk, MD 21222', 'United States'",
      },
      {
        file: COMPANY,
        find: /(Nigeria head office',\s+lines: \[companyName\.full,)[^\]]+/,
        replacement: "$1 '38 Wharf Road, 2nd floor', 'Apapa, Lagos 102272', 'Nigeria'",
      },
    ],
    tests: ['__tests__/layout/frame.test.tsx'],
  },
  {
    guide: "the company's name",
    changes: [
      {
        file: NAME,
        find: /(full: ')[^']+/,
        replacement: '$1Savannah & Atlantic Vehicle Shipping and Logistics',
      },
      {
        file: 'LICENSE',
        find: /(2026 )[^.]+/,
        replacement: '$1Savannah & Atlantic Vehicle Shipping and Logistics',
      },
      { file: NAME, find: /(short: ')[^']+/, replacement: '$1Savannah Atlantic' },
    ],
    then: ['icons'],
    tests: [
      '__tests__/app/routeChange.test.tsx',
      '__tests__/app/routes.test.tsx',
      '__tests__/api/openapi.test.ts',
      '__tests__/content/company.test.ts',
    ],
  },
  {
    guide: 'a license number',
    changes: [
      { file: COMPANY, find: /(FMC license',\s+number: ')[^']*/, replacement: '$1028417N' },
      { file: COMPANY, find: /(FMCSA broker license',\s+number: ')[^']*/, replacement: '$1MC-1184402' },
    ],
    tests: ['__tests__/pages/companyFacts.test.tsx'],
  },
  {
    guide: "an office's contact person",
    changes: [
      {
        file: COMPANY,
        find: /(USA mailing address',\s+lines: \[[^\]]+\],\s+person: ')[^']*/,
        replacement: '$1Christopher Oluwaseun Adebayo, export coordinator',
      },
      {
        file: COMPANY,
        find: /(Nigeria head office',\s+lines: \[[^\]]+\],\s+person: ')[^']*/,
        replacement: '$1Adaeze Nwachukwu-Okonkwo, head of clearing and delivery',
      },
    ],
    tests: ['__tests__/pages/companyFacts.test.tsx'],
  },
  {
    guide: 'social links, portal URLs',
    changes: [
      {
        file: '.env',
        replacement: [
          'VITE_SOCIAL_FACEBOOK_URL=https://www.facebook.com/savannah.atlantic.shipping',
          'VITE_SOCIAL_INSTAGRAM_URL=https://www.instagram.com/savannah.atlantic/',
          'VITE_SOCIAL_LINKEDIN_URL=https://www.linkedin.com/company/savannah-atlantic/',
          'VITE_PORTAL_CLIENT_URL=https://clients.savannah-shipping.com/login',
          'VITE_PORTAL_DRIVERS_URL=https://drivers.savannah-shipping.com/',
          'VITE_PORTAL_ADMIN_URL=https://admin.savannah-shipping.com/',
          '',
        ].join('\n'),
      },
    ],
    tests: ['__tests__/config/settings.test.ts', '__tests__/layout/frame.test.tsx'],
  },
  {
    guide: "the site's own URL",
    changes: [{ file: '.env', replacement: 'VITE_SITE_URL=https://www.savannah-shipping.com\n' }],
    tests: ['__tests__/config/settings.test.ts'],
  },
];
