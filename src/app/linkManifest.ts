const MANIFEST = '/manifest.webmanifest';

/** Lets the site be installed. In the page's head the manifest and its icon would be fetched before the picture is there. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
