const MANIFEST = '/manifest.webmanifest';

/** Makes the site installable. In the page's HTML, the manifest and its icon would compete with the hero picture. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = MANIFEST;
  document.head.append(link);
}
