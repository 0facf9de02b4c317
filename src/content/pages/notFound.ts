import { paths } from '../../config/paths';

/** The main pages, by what visitors want to do. */
export const destinations = [
  { said: 'I want a quote', label: 'Get a quote', to: paths.quote },
  { said: 'I want to track my car', label: 'Track a shipment', to: paths.track },
  { said: 'I want to check my port', label: 'Port status', to: paths.portStatus },
  { said: 'I want to buy at auction', label: 'Vehicle sourcing', to: paths.howItWorks },
  { said: 'I’m not sure which service I need', label: 'Services', to: paths.services },
  { said: 'I want to talk to a person', label: 'Contact', to: paths.contact },
] as const;

/** Texts around the suggestions. */
export const notFoundWords = {
  askedFor: 'You asked for',
  checkAddress: 'Check the address for typos.',
  destinations: 'What brought you here?',
  didYouMean: 'Did you mean one of these?',
  lookingFor: 'You may be looking for',
} as const;

/** Exact texts of the specification (§2). */
export const notFoundPage = {
  title: 'Page Not Found',
  text: 'The page does not exist or has moved.',
  home: 'Return Home',
} as const;
