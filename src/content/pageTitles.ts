import { paths } from '../config/paths';
import type { SitePath } from '../config/paths';
import { company } from './company';

/** Each page's title for tabs, search results and share cards. {@link documentTitle} adds the company's name. */
export const pageTitles: Readonly<Record<SitePath, string>> = {
  [paths.home]: 'Cars shipped between the USA and Nigeria',
  [paths.about]: 'About us',
  [paths.services]: 'Services',
  [paths.autoShipping]: 'Auto shipping',
  [paths.carPurchase]: 'Car purchase at auction',
  [paths.inspection]: 'Vehicle inspection',
  [paths.international]: 'International shipping and paperwork',
  [paths.logistics]: 'Inland logistics',
  [paths.contact]: 'Contact',
  [paths.portStatus]: 'Port status',
  [paths.carriers]: 'Terminal',
  [paths.terms]: 'Terms of Service',
  [paths.privacy]: 'Privacy Policy',
  [paths.cookies]: 'Cookie Policy',
  [paths.careers]: 'Careers',
  [paths.gallery]: 'Gallery',
  [paths.track]: 'Track a shipment',
  [paths.quote]: 'Get a quote',
  [paths.howItWorks]: 'Vehicle sourcing',
  [paths.referralProgram]: 'Referral program',
  [paths.shop]: 'Shop',
};

export const notFoundTitle = 'Page Not Found';

export const documentTitle = (title: string): string => `${title} | ${company.name}`;
