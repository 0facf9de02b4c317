import { formatCalendarDate } from '../../lib/time/calendarDate';

const changed = '2026-11-29';

/** Date of the last change of the legal texts, shown on each of them. */
export const legalChanged = { iso: changed, text: formatCalendarDate(changed) } as const;

/** Shown on legal texts until the company's lawyer has confirmed them. Then set it to ''. */
export const templateNotice = 'Template. The company’s lawyer must approve this text before launch.';
