const REGION_ID = 'announcements';

/** Props of the live region for changes anywhere on the page, which the layout renders. */
export const announcerProps = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

/** Announces a change to screen readers that is visible elsewhere on the page. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (!region) return;
  // Otherwise, browsers wouldn't change a text to the same one, and nothing would be said.
  region.textContent = '';
  region.textContent = text;
}
