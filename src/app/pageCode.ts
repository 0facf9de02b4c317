import type { ComponentType } from 'react';
import { paths } from '../config/paths';
import type { SitePath } from '../config/paths';

export type LoadPage = () => Promise<{ readonly default: ComponentType }>;

/** The page of each route, in its own chunk. */
export const pageCode: Readonly<Record<SitePath, LoadPage>> = {
  [paths.home]: () => import('../pages/home/HomePage'),
  [paths.about]: () => import('../pages/about/AboutPage'),
  [paths.services]: () => import('../pages/services/ServicesPage'),
  [paths.autoShipping]: () => import('../pages/auto-shipping/AutoShippingPage'),
  [paths.carPurchase]: () => import('../pages/car-purchase/CarPurchasePage'),
  [paths.inspection]: () => import('../pages/inspection/InspectionPage'),
  [paths.international]: () => import('../pages/international/InternationalPage'),
  [paths.logistics]: () => import('../pages/logistics/LogisticsPage'),
  [paths.contact]: () => import('../pages/contact/ContactPage'),
  [paths.portStatus]: () => import('../pages/port-status/PortStatusPage'),
  [paths.carriers]: () => import('../pages/carriers/CarriersPage'),
  [paths.terms]: () => import('../pages/terms/TermsPage'),
  [paths.privacy]: () => import('../pages/privacy/PrivacyPage'),
  [paths.cookies]: () => import('../pages/cookies/CookiesPage'),
  [paths.careers]: () => import('../pages/careers/CareersPage'),
  [paths.gallery]: () => import('../pages/gallery/GalleryPage'),
  [paths.track]: () => import('../pages/track/TrackPage'),
  [paths.quote]: () => import('../pages/quote/QuotePage'),
  [paths.howItWorks]: () => import('../pages/how-it-works/HowItWorksPage'),
  [paths.referralProgram]: () => import('../pages/referral-program/ReferralProgramPage'),
  [paths.shop]: () => import('../pages/shop/ShopPage'),
};

/** The page for any other path (§2). */
export const notFoundCode: LoadPage = () => import('../pages/not-found/NotFoundPage');
