import { formatCalendarDate } from '../../lib/time/calendarDate';

const changed = '2026-11-23';

/** When the legal texts were last changed: shown on each of them. */
export const legalChanged = { iso: changed, text: formatCalendarDate(changed) } as const;

/** On each legal text until the company's lawyer has confirmed it; then an empty text. */
export const templateNotice = 'Template. The company’s lawyer must approve this text before launch.';
