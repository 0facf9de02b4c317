const REGION_ID = 'announcements';

/** The place of the one live region; the layout renders it. */
export const announcerProps = { id: REGION_ID, role: 'status', 'aria-live': 'polite' } as const;

/** Tells a screen reader something that is seen elsewhere on the page. */
export function announce(text: string): void {
  const region = document.getElementById(REGION_ID);
  if (region) region.textContent = text;
}
