/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_OFFLINE?: string;
  readonly VITE_ERROR_REPORT_URL?: string;
  readonly VITE_PORTAL_CLIENT_URL?: string;
  readonly VITE_PORTAL_DRIVERS_URL?: string;
  readonly VITE_PORTAL_ADMIN_URL?: string;
  readonly VITE_SOCIAL_FACEBOOK_URL?: string;
  readonly VITE_SOCIAL_INSTAGRAM_URL?: string;
  readonly VITE_SOCIAL_LINKEDIN_URL?: string;
}
