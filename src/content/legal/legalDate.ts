import { formatCalendarDate } from '../../lib/time/calendarDate';

const changed = '2026-11-23';

/** When the legal texts were last changed: shown on each of them. */
export const legalChanged = { iso: changed, text: formatCalendarDate(changed) } as const;
