/** Time zones of the US ports, by coast. */
export const portZones = [
  { zone: 'America/New_York', name: 'East Coast ports' },
  { zone: 'America/Chicago', name: 'Texas ports' },
  { zone: 'America/Los_Angeles', name: 'West Coast ports' },
] as const;

/** Error message for a half-typed date or time. */
export const incompleteDate = 'Enter a full date, or leave it blank.';
