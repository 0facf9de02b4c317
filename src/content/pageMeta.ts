import { REFERRAL_REWARD } from '../config/limits';
import { paths, routePath } from '../config/paths';
import type { SitePath } from '../config/paths';
import { company } from './company';

export interface PageMeta {
  /** Without the company's name: {@link documentTitle} adds it. */
  readonly title: string;
  readonly description: string;
}

/** Title and description of each route, for tabs, search results and share cards. */
export const pageMeta: Readonly<Record<SitePath, PageMeta>> = {
  [paths.home]: {
    title: 'Cars shipped between the USA and Nigeria',
    description:
      'Start a quote or track a shipment. We buy at auction, inspect, collect, ship and deliver vehicles between the USA and Nigeria.',
  },
  [paths.about]: {
    title: 'About us',
    description:
      'What we do and do not do, the three auction houses we are a member of, where our offices are and what you can hold us to.',
  },
  [paths.services]: {
    title: 'Services',
    description:
      'Auto shipping, car purchase, inspection, international paperwork and logistics: find the one that fits your situation.',
  },
  [paths.autoShipping]: {
    title: 'Auto shipping',
    description:
      'RoRo or container? How a car gets from the USA to Nigeria, how to prepare it and which papers it needs.',
  },
  [paths.carPurchase]: {
    title: 'Car purchase at auction',
    description:
      'How buying through a licensed member works, what the words on a title mean and what makes up the landed cost.',
  },
  [paths.inspection]: {
    title: 'Vehicle inspection',
    description: 'What is looked at before you bid or ship, point by point, and what the report tells you.',
  },
  [paths.international]: {
    title: 'International shipping and paperwork',
    description:
      'What happens at sea and at the border: export from the USA, import to Nigeria, and who does what.',
  },
  [paths.logistics]: {
    title: 'Logistics on land',
    description: 'Collection, inland haulage, consolidation, storage and delivery in the USA and in Nigeria.',
  },
  [paths.contact]: {
    title: 'Contact',
    description:
      'Write, call or send a WhatsApp message. Both offices, our hours and what happens after you write.',
  },
  [paths.portStatus]: {
    title: 'Port status',
    description:
      'Whether the ports of the USA and Nigeria that we use are open, congested, restricted or closed.',
  },
  [paths.carriers]: {
    title: 'Terminal',
    description: 'Terminals, carriers and what they carry, and what to bring to the gate.',
  },
  [paths.terms]: {
    title: 'Terms of Service',
    description: 'The terms on which this website may be used.',
  },
  [paths.privacy]: {
    title: 'Privacy Policy',
    description: 'What we ask for, why, how long we keep it and what you can ask of us.',
  },
  [paths.cookies]: {
    title: 'Cookie Policy',
    description: 'Exactly what this website stores on your device, what for and how long.',
  },
  [paths.careers]: {
    title: 'Careers',
    description: 'What kinds of work there are here and how to write to us.',
  },
  [paths.gallery]: {
    title: 'Gallery',
    description: 'The way of a car from the auction lane to the door, stage by stage, in model pictures.',
  },
  [paths.track]: {
    title: 'Track a shipment',
    description: 'Enter your reference and e-mail address to see where your vehicle is and what comes next.',
  },
  [paths.quote]: {
    title: 'Get a quote',
    description:
      'Tell us the vehicle, where it is and where it goes. You get a reference at once and a quote from one team.',
  },
  [paths.howItWorks]: {
    title: 'Vehicle sourcing: how it works',
    description: 'From wish to keys: the steps, who does what, the papers at each and where your money is.',
  },
  [paths.referralProgram]: {
    title: 'Referral program',
    description: `Earn ${REFERRAL_REWARD} when someone you refer ships with us. How it works and how to share your link.`,
  },
  [paths.shop]: {
    title: 'Shop',
    description: 'Vehicles and supplies to enquire about: put them on a list and send it with your request.',
  },
};

export const notFoundMeta: PageMeta = {
  title: 'Page Not Found',
  description: 'The page does not exist or has moved.',
};

export const documentTitle = ({ title }: PageMeta): string => `${title} | ${company.name}`;

/** @param pathname any path; one that is no route has the 404 page's. */
export function metaOf(pathname: string): PageMeta {
  return (pageMeta as Record<string, PageMeta | undefined>)[routePath(pathname)] ?? notFoundMeta;
}
