import { company } from '../../content/company';
import { quoteReceipt } from '../../content/quote/quoteReceipt';
import { formatWeekdayTime } from '../../lib/time/dates';
import { openingState } from '../../lib/time/openingHours';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { useNow } from '../../ui/hooks/useNow';

const { read: words } = quoteReceipt.next;
const hours = company.openingHours;

/** Who reads the request, and when: the office's hours, and until or from when it is open, by both clocks. */
export function WhenRead() {
  return (
    <div>
      <p>{words.text}</p>
      <p>
        {company.hours}. <OfficeTurn />
      </p>
    </div>
  );
}

function OfficeTurn() {
  const now = useNow();
  if (now === null) return null;
  const state = openingState(new Date(now), hours);
  const turn = state.open ? state.closesAt : state.opensAt;
  const there = formatWeekdayTime(turn, hours.timeZone);
  const here = formatWeekdayTime(turn, ownTimeZone());
  return `${state.open ? words.isOpen(there) : words.opens(there)}${here === there ? '' : ` ${words.yours(here)}`}`;
}
