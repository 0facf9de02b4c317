import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { company } from '../../content/company';
import { auctionPaymentDeadline } from '../../lib/time/businessDays';
import { daysBetween, formatCalendarDate, parseCalendarDate } from '../../lib/time/calendarDate';
import { holidaysBetween } from '../../lib/time/federalHolidays';
import { wallTime } from '../../lib/time/zonedTime';
import { defineStored } from '../../storage/defineStored';
import { useStored } from '../../storage/useStored';
import { CalendarButton } from '../../ui/buttons/CalendarButton';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { ToolPanel } from '../../ui/ToolPanel';
import { useNow } from '../../ui/hooks/useNow';
import { FieldText } from './fields';
import { PlannerField } from './PlannerField';
import { daysFrom, weekdayDate } from './words';

const storedTexts = defineStored({
  key: storageKeys.winDay,
  schema: v.object({ sale: FieldText }),
  fallback: { sale: '' },
});

/** From the sale day to the last day of payment without a late fee. */
export default function PaymentDeadline() {
  const now = useNow();
  const [texts, setTexts, forget] = useStored(storedTexts);
  if (now === null) return null;
  const sale = parseCalendarDate(texts.sale);
  const deadline = sale && auctionPaymentDeadline(sale);
  const holidays = sale && deadline ? holidaysBetween(sale, deadline) : [];
  const today = wallTime(new Date(now), 'America/New_York').date;
  const late = deadline !== undefined && daysBetween(today, deadline) < 0;

  return (
    <ToolPanel
      row
      resultLabel="Payment deadline"
      result={
        deadline ? (
          <ToolAnswer label={late ? 'The last day was' : 'Pay by'} value={weekdayDate(deadline)}>
            <p>{`That’s ${daysFrom(today, deadline)}, New York time.`}</p>
            <p>
              {late
                ? 'Call the auction before you pay. You may owe a late fee and storage.'
                : 'Allow for the bank: money sent on the last day may arrive late.'}
            </p>
            {holidays.map(({ date, name }) => (
              <p key={date}>{`${name}, ${formatCalendarDate(date)}, doesn’t count.`}</p>
            ))}
            <p>Copart’s rule, skipping weekends and US federal holidays. Your auction invoice decides.</p>
          </ToolAnswer>
        ) : (
          <p>Enter the sale day to see the last day to pay.</p>
        )
      }
      actions={
        deadline && (
          <>
            <CalendarButton
              owner={company.name}
              fileName="auction-payment.ics"
              events={[
                {
                  uid: `win-day-${texts.sale}@harmattan`,
                  title: 'Auction payment due: last day without a late fee',
                  day: deadline,
                },
              ]}
            >
              Add to calendar
            </CalendarButton>
            <ClearButton onClear={forget}>Clear</ClearButton>
          </>
        )
      }
    >
      <PlannerField
        label="Sale day"
        hint="The date where the auction is."
        value={texts.sale}
        onValue={(value) => {
          setTexts({ sale: value });
        }}
      />
    </ToolPanel>
  );
}
