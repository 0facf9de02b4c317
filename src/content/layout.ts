// Texts around every page: header, footer and announcements for screen readers.

export const scrollToTop = 'Scroll to top';
export const loading = 'Loading page';
export const portals = 'Portals';
export const home = (name: string) => `${name}, home`;
export const quickTools = 'Quick Tools';
export const main = 'Main';
export const menu = 'Menu';
export const quickLinks = 'Quick links';
export const more = 'More';
export const services = 'Services';
export const contact = 'Contact';
export const openingHours = 'Office hours';
export const skip = 'Skip to content';
export const getQuote = 'Get a quote';
