import { paths, routePath } from '../config/paths';
import type { SitePath } from '../config/paths';
import { lazyPage } from './lazyPage';
import type { LazyPage } from './lazyPage';

/** The specification's 21 routes (§2), each its own chunk. */
export const routes: Readonly<Record<SitePath, LazyPage>> = {
  [paths.home]: lazyPage(() => import('../pages/home/HomePage')),
  [paths.about]: lazyPage(() => import('../pages/about/AboutPage')),
  [paths.services]: lazyPage(() => import('../pages/services/ServicesPage')),
  [paths.autoShipping]: lazyPage(() => import('../pages/auto-shipping/AutoShippingPage')),
  [paths.carPurchase]: lazyPage(() => import('../pages/car-purchase/CarPurchasePage')),
  [paths.inspection]: lazyPage(() => import('../pages/inspection/InspectionPage')),
  [paths.international]: lazyPage(() => import('../pages/international/InternationalPage')),
  [paths.logistics]: lazyPage(() => import('../pages/logistics/LogisticsPage')),
  [paths.contact]: lazyPage(() => import('../pages/contact/ContactPage')),
  [paths.portStatus]: lazyPage(() => import('../pages/port-status/PortStatusPage')),
  [paths.carriers]: lazyPage(() => import('../pages/carriers/CarriersPage')),
  [paths.terms]: lazyPage(() => import('../pages/terms/TermsPage')),
  [paths.privacy]: lazyPage(() => import('../pages/privacy/PrivacyPage')),
  [paths.cookies]: lazyPage(() => import('../pages/cookies/CookiesPage')),
  [paths.careers]: lazyPage(() => import('../pages/careers/CareersPage')),
  [paths.gallery]: lazyPage(() => import('../pages/gallery/GalleryPage')),
  [paths.track]: lazyPage(() => import('../pages/track/TrackPage')),
  [paths.quote]: lazyPage(() => import('../pages/quote/QuotePage')),
  [paths.howItWorks]: lazyPage(() => import('../pages/how-it-works/HowItWorksPage')),
  [paths.referralProgram]: lazyPage(() => import('../pages/referral-program/ReferralProgramPage')),
  [paths.shop]: lazyPage(() => import('../pages/shop/ShopPage')),
};

/** Any other path (§2). */
const notFoundPage = lazyPage(() => import('../pages/not-found/NotFoundPage'));

/** The page of a path. */
export function pageOf(pathname: string): LazyPage {
  return (routes as Record<string, LazyPage | undefined>)[routePath(pathname)] ?? notFoundPage;
}
