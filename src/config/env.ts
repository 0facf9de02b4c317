import { withoutTrailing } from '../lib/text/withoutTrailing';

/**
 * The site's build-time settings from `.env`. `scripts/build/settings.ts` validates them before the build, so each is
 * either empty or well formed.
 */
export const env = {
  /** Origin (and optional path prefix) of the backend, without a trailing slash. Empty: the site's own origin. */
  apiBaseUrl: withoutTrailing(import.meta.env.VITE_API_BASE_URL ?? '', '/'),
  /** The site's public URL, for canonical links and share cards. */
  siteUrl: withoutTrailing(import.meta.env.VITE_SITE_URL || 'https://harmattan.example', '/'),
  /** Whether visited pages are saved for offline use. Never in development. */
  isOfflineEnabled: import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'off',
  /** The error collector's URL; empty for none. */
  errorReportUrl: import.meta.env.VITE_ERROR_REPORT_URL ?? '',
  portals: {
    client: import.meta.env.VITE_PORTAL_CLIENT_URL || 'https://client.harmattan.example/',
    drivers: import.meta.env.VITE_PORTAL_DRIVERS_URL || 'https://drivers.harmattan.example/',
    admin: import.meta.env.VITE_PORTAL_ADMIN_URL || 'https://admin.harmattan.example/',
  },
  social: {
    facebook: import.meta.env.VITE_SOCIAL_FACEBOOK_URL || 'https://facebook.example/harmattan',
    instagram: import.meta.env.VITE_SOCIAL_INSTAGRAM_URL || 'https://instagram.example/harmattan',
    linkedin: import.meta.env.VITE_SOCIAL_LINKEDIN_URL || 'https://linkedin.example/company/harmattan',
  },
} as const;
