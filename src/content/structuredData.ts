import { env } from '../config/env';
import { paths } from '../config/paths';
import type { SitePath } from '../config/paths';
import { daysText } from '../lib/time/hoursText';
import type { OpeningHours } from '../lib/time/hoursText';
import { shippingQuestions } from './services/autoShipping';
import { company } from './company';
import { questions as sourcingQuestions } from './pages/howItWorks';
import { pageDescriptions } from './pageDescriptions';
import { pageTitles } from './pageTitles';

/** A schema.org node. */
type Node = Readonly<Record<string, unknown>>;

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** 'Mo-Fr 09:00-18:00', with two-letter days as in schema.org. */
const schemaHours = (hours: OpeningHours): string =>
  `${daysText(hours, ',').replaceAll(/([A-Z][a-z])[a-z]/g, '$1')} ${hours.opens}-${hours.closes}`;

const ORGANIZATION = `${env.siteUrl}/#organization`;
/** The closest schema.org type of local business. It covers buying and inspecting cars as well as moving them. */
const COMPANY_TYPE = 'AutomotiveBusiness';

const organization: Node = {
  '@type': COMPANY_TYPE,
  '@id': ORGANIZATION,
  name: company.name,
  description: company.blurb,
  url: `${env.siteUrl}/`,
  image: `${env.siteUrl}/icon-512.png`,
  email: company.email,
  telephone: company.phones.map(({ href }) => href.replace('tel:', '')),
  address: company.offices.map(({ lines }) => lines.slice(1).join(', ')),
  openingHours: schemaHours(company.openingHours),
  sameAs: company.social.map(({ href }) => href),
};

const services: readonly SitePath[] = [
  paths.autoShipping,
  paths.carPurchase,
  paths.inspection,
  paths.international,
  paths.logistics,
];

const faqs: Partial<Record<SitePath, readonly Question[]>> = {
  [paths.howItWorks]: sourcingQuestions,
  [paths.autoShipping]: shippingQuestions,
};

/**
 * A page's structured data in schema.org's vocabulary, with only what the page itself says. Used only by the
 * build, so it isn't part of the site's code.
 */
export function structuredData(path: SitePath): Node {
  const nodes: Node[] = [];
  if (path === paths.home || path === paths.about || path === paths.contact) nodes.push(organization);
  if (path !== paths.home) nodes.push(breadcrumbs(path));
  if (services.includes(path)) nodes.push(service(path));
  const asked = faqs[path];
  if (asked) nodes.push(faqPage(asked));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const service = (path: SitePath): Node => ({
  '@type': 'Service',
  name: pageTitles[path],
  description: pageDescriptions[path],
  url: env.siteUrl + path,
  provider: { '@id': ORGANIZATION, '@type': COMPANY_TYPE, name: company.name },
  areaServed: ['United States', 'Nigeria'],
});

function breadcrumbs(path: SitePath): Node {
  const trail: SitePath[] = [paths.home, ...(services.includes(path) ? [paths.services] : []), path];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step === paths.home ? 'Home' : pageTitles[step],
      item: env.siteUrl + step,
    })),
  };
}

const faqPage = (asked: readonly Question[]): Node => ({
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
