import { company } from '../../content/company';
import { quoteReceipt } from '../../content/quote/quoteReceipt';
import { formatWeekdayTime } from '../../lib/time/dates';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { openingState } from '../../lib/time/openingHours';
import { ownTimeZone } from '../../lib/time/zonedTime';
import { useNow } from '../../ui/hooks/useNow';

const { read: words } = quoteReceipt.next;
const hours = company.openingHours;

/** The office hours and when the office next opens or closes, in office and local time. */
export function OfficeHours() {
  return (
    <div>
      <p>{words.text}</p>
      <p>
        {unbrokenTimes(company.hours)}. <NextChange />
      </p>
    </div>
  );
}

function NextChange() {
  const now = useNow();
  if (now === null) return null;
  const state = openingState(new Date(now), hours);
  const instant = state.open ? state.closesAt : state.opensAt;
  const officeTime = formatWeekdayTime(instant, hours.timeZone);
  const localTime = formatWeekdayTime(instant, ownTimeZone());
  return (
    <span>
      {`${state.open ? words.isOpen(officeTime) : words.opens(officeTime)}${localTime === officeTime ? '' : ` ${words.yours(localTime)}`}`}
    </span>
  );
}
