import { localDay } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { useNow } from '../../ui/hooks/useNow';

/** The date in the visitor's time zone. The form isn't prerendered, so it's known from the first render. */
export const useToday = (): CalendarDate => localDay(new Date(useNow() ?? 0));
