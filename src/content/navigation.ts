import { REFERRAL_REWARD } from '../config/limits';
import { boardPath, paths } from '../config/paths';

export interface NavLink {
  readonly label: string;
  readonly to: string;
}

/** Links of the header and footer, with the specification's exact labels (§2). */
export const quickTools: readonly NavLink[] = [
  { label: 'Port Status', to: paths.portStatus },
  { label: 'Terminal', to: paths.carriers },
  { label: 'Track Shipment', to: paths.track },
];

/** Our own tools, as a group beside the specified quick tools. */
export const planningTools: readonly NavLink[] = [
  { label: 'What it costs', to: `${paths.carPurchase}#price` },
  { label: 'How long it takes', to: `${paths.howItWorks}#how-long` },
  { label: 'Your cars', to: boardPath },
];

export const mainNavigation: readonly NavLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Vehicle Sourcing', to: paths.howItWorks },
  { label: 'About Us', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Shop', to: paths.shop },
];

export const footerQuickLinks: readonly NavLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'About Us', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Port Status', to: paths.portStatus },
];

export const footerServiceLinks: readonly NavLink[] = [
  { label: 'Auto shipping', to: paths.autoShipping },
  { label: 'Car purchase', to: paths.carPurchase },
  { label: 'Inspection', to: paths.inspection },
  { label: 'International', to: paths.international },
  { label: 'Logistics', to: paths.logistics },
];

export const footerMoreLinks: readonly NavLink[] = [
  { label: 'Get a quote', to: paths.quote },
  { label: 'Gallery', to: paths.gallery },
  { label: 'Referral program', to: paths.referralProgram },
  { label: 'Careers', to: paths.careers },
];

export const legalLinks: readonly NavLink[] = [
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Cookie Policy', to: paths.cookies },
];

export const footBar = {
  label: 'Get in touch',
  quote: 'Get a quote',
  whatsapp: 'WhatsApp',
  call: 'Call',
} as const;

export const referralBadge = {
  text: `Earn ${REFERRAL_REWARD}`,
  tag: 'NEW',
  to: paths.referralProgram,
} as const;
