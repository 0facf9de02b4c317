import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useSelector } from 'react-redux';
import { env } from '../../../config/env';
import { company } from '../../../content/company';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Button } from '../../../ui/buttons/Button';
import { CalendarButton } from '../../../ui/buttons/CalendarButton';
import { Cluster } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { KeepEmails } from './KeepEmails';
import { fleetEvents } from './model/fleetEvents';
import { selectFleet } from './model/fleetSlice';
import type { RowView } from './model/rowView';
import { NotPrinted } from './printing';

interface BoardFootProps {
  readonly views: readonly RowView[];
  readonly onPrinting: (isPrinting: boolean) => void;
  readonly onClear: () => void;
}

/** What can be done with the board as a whole, and what the device keeps of it. */
export function BoardFoot({ views, onPrinting, onClear }: BoardFootProps) {
  const { isSaved } = useSelector(selectFleet);
  const events = fleetEvents(views, globalThis.location.origin || env.siteUrl);

  useEffect(() => {
    const done = () => {
      onPrinting(false);
    };
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
    };
  }, [onPrinting]);

  return (
    <NotPrinted $gap={3}>
      <Cluster>
        <Button
          $variant="secondary"
          onClick={() => {
            // The sheet is laid out while `print` is being called.
            flushSync(() => {
              onPrinting(true);
            });
            window.print();
          }}
        >
          {words.print}
        </Button>
        {events.length > 0 && (
          <CalendarButton owner={company.name} fileName="my-cars.ics" events={events}>
            {words.calendar}
          </CalendarButton>
        )}
        <Button $variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </Cluster>
      <KeepEmails />
      <Small>{isSaved ? words.isSaved : words.notSaved}</Small>
    </NotPrinted>
  );
}
