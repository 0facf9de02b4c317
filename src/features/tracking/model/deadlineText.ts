import { company } from '../../../content/company';
import { deadlineTexts, deadlineWords } from '../../../content/pages/deadlines';
import type { TagTone } from '../../../ui/Tag';
import { formatCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarEvent } from '../../../lib/time/ics';
import type { Deadline } from './deadlines';

/** The day, such as '4 Dec 2026', or 'about 4 Dec 2026' if it is estimated. */
const dayText = (day: CalendarDate, isEstimate: boolean) =>
  isEstimate ? deadlineTexts.sharedEstimate(formatCalendarDate(day)) : formatCalendarDate(day);

/** What a deadline is about, its day, and the first day with fees, in words. */
export function deadlineText({ kind, day, feesFrom, isEstimate, isIfContainer }: Deadline) {
  const words = deadlineWords[kind];
  const date = formatCalendarDate(day);
  return {
    what: isIfContainer && 'ifContainer' in words ? words.ifContainer : words.what,
    day: isEstimate ? deadlineTexts.estimate(date) : date,
    fees: feesFrom && deadlineTexts.feesFrom(dayText(feesFrom, isEstimate)),
    why: words.why,
  };
}

/** The mark of a deadline that is still open: whether it is due. */
export function deadlineTag(deadline: Deadline): { tone: TagTone; text: string } | undefined {
  const { timing, isSoft, isDone } = deadline;
  if (isDone || timing === 'ahead') return undefined;
  if (timing === 'today') return { tone: 'caution', text: deadlineTexts.today };
  return isSoft
    ? { tone: 'caution', text: deadlineTexts.stillToDo }
    : { tone: 'bad', text: deadlineTexts.passed };
}

/** The free days as sentences for a message; empty if none are known. */
export function freeDaysText(deadlines: readonly Deadline[]): readonly string[] {
  const sentences = deadlines.flatMap((deadline) => {
    const { kind, day, feesFrom, isEstimate } = deadline;
    const { what } = deadlineText(deadline);
    if (feesFrom)
      return [deadlineTexts.shared(what, dayText(day, isEstimate), dayText(feesFrom, isEstimate))];
    return kind === 'terminal' && !isEstimate ? [`${what}.`] : [];
  });
  return deadlines.some(({ feesFrom }) => feesFrom) ? [...sentences, deadlineTexts.reported] : sentences;
}

interface EventOptions {
  readonly reference: string;
  /** The car's name or reference. */
  readonly name: string;
  readonly url: string;
}

/**
 * All-day calendar events for the deadlines that haven't passed, and for the first days with fees. Their UIDs depend only
 * on the reference and the kind, so that a calendar moves an earlier event instead of adding another.
 */
export function deadlineEvents(
  deadlines: readonly Deadline[],
  { reference, name, url }: EventOptions,
): readonly CalendarEvent[] {
  return deadlines.flatMap((deadline): readonly CalendarEvent[] => {
    if (deadline.timing === 'passed') return [];
    const { kind, day, feesFrom, isEstimate } = deadline;
    const { what, why } = deadlineText(deadline);
    const words = deadlineWords[kind];
    const eventOn = (date: CalendarDate, id: string, text: string): CalendarEvent => ({
      uid: `deadline-${reference}-${id}@harmattan`,
      title: isEstimate ? deadlineTexts.estimatedEvent(`${name}: ${text}`) : `${name}: ${text}`,
      description: `${why}\n${deadlineTexts.calendarNote} ${company.name}`,
      url,
      day: date,
    });
    return [
      eventOn(day, kind, what),
      ...(feesFrom && 'feesStart' in words ? [eventOn(feesFrom, `${kind}-start`, words.feesStart)] : []),
    ];
  });
}
