import { storageKeys } from '../../config/storageKeys';
import { paymentDeadline } from '../../content/tools/planners';
import { copartDeadline, iaaDeadline, holidaysBetween, lastBankDay } from '../../lib/time/businessDays';
import { daysBetween, formatCalendarDate, parseCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';
import { wallTime } from '../../lib/time/zonedTime';
import { defineInputs } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { DateField } from '../../forms/DateField';
import { ToolResult } from '../../ui/ToolResult';
import { useNow } from '../../ui/hooks/useNow';
import { FieldText } from './fields';
import { PlannerPanel } from './PlannerPanel';
import { relativeDay, weekdayDate } from './dateText';

const storedTexts = defineInputs(storageKeys.paymentDeadline, { sale: FieldText });

/** Calculates the last day to pay an auction without a late fee from the sale day. */
export default function PaymentDeadline() {
  const now = useNow();
  const [texts, setTexts, reset] = useDevice(storedTexts);
  if (now === null) return null;
  const sale = parseCalendarDate(texts.sale);
  const deadline = sale && copartDeadline(sale);
  const holidays = sale && deadline ? holidaysBetween(sale, deadline) : [];
  const today = wallTime(new Date(now), 'America/New_York').date;
  const isLate = deadline !== undefined && daysBetween(today, deadline) < 0;

  return (
    <PlannerPanel
      inSheet
      words={paymentDeadline}
      marks={paymentDeadline.marks(formatCalendarDate(today), formatCalendarDate(copartDeadline(today)))}
      result={
        deadline && (
          <ToolResult
            label={isLate ? paymentDeadline.lastDayWas : paymentDeadline.payBy}
            value={weekdayDate(deadline)}
          >
            <p>{paymentDeadline.thatIs(relativeDay(today, deadline))}</p>
            <p>{isLate ? paymentDeadline.callAuction : paymentDeadline.allowForBank}</p>
            <BankDay sale={sale} lastDay={deadline} today={today} />
            {holidays.map(({ date, name }) => (
              <p key={date}>{paymentDeadline.holiday(name, formatCalendarDate(date))}</p>
            ))}
            <p>{paymentDeadline.rule}</p>
            <p>{paymentDeadline.iaa(weekdayDate(iaaDeadline(sale)))}</p>
            <BankDay sale={sale} lastDay={iaaDeadline(sale)} today={today} />
          </ToolResult>
        )
      }
      fileName="auction-payment.ics"
      event={
        deadline && !isLate
          ? {
              uid: `win-day-${texts.sale}@harmattan`,
              title: paymentDeadline.event,
              day: today <= lastBankDay(deadline) ? lastBankDay(deadline) : deadline,
            }
          : undefined
      }
      onClear={reset}
    >
      <DateField
        label={paymentDeadline.saleDay}
        hint={paymentDeadline.saleDayHint}
        value={texts.sale}
        onValue={(value) => setTexts({ sale: value })}
      />
    </PlannerPanel>
  );
}

interface BankDayProps {
  readonly sale: CalendarDate;
  readonly lastDay: CalendarDate;
  readonly today: CalendarDate;
}

/** Until when money arrives, if US banks are closed on the last day. */
function BankDay({ sale, lastDay, today }: BankDayProps) {
  const bankDay = lastBankDay(lastDay);
  if (bankDay === lastDay || lastDay < today) return null;
  return (
    <p>
      {bankDay < sale ? paymentDeadline.banksClosedSince : paymentDeadline.banksClosed(weekdayDate(bankDay))}
    </p>
  );
}
