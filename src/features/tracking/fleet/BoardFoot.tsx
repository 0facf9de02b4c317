import { useDispatch, useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Button } from '../../../ui/buttons/Button';
import { CalendarButton, DownloadButton } from '../../../ui/buttons/DownloadButton';
import { PrintAloneButton } from '../../../ui/buttons/PrintButton';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Cluster } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { ScreenStack } from '../../../ui/theme/Only';
import { fleetCsv, fleetEvents } from './model/fleetFiles';
import { keepsEmailsChanged, selectFleet } from './model/fleetSlice';
import type { RowView } from './model/rowView';
import { storedFleet } from './model/storedFleet';

/** The board's element, which is printed. */
export const BOARD_ID = 'board';

interface BoardFootProps {
  readonly views: readonly RowView[];
  readonly onClear: () => void;
}

/** Actions for the whole board, and what is saved on the device. */
export function BoardFoot({ views, onClear }: BoardFootProps) {
  const isSaved = useSelector(storedFleet.selectIsSaved);
  const { keepsEmails } = useSelector(selectFleet);
  const eventsOf = (all: readonly RowView[]) => fleetEvents(all, window.location.origin);

  return (
    <ScreenStack $gap={3}>
      <Cluster>
        <PrintAloneButton part={`#${BOARD_ID}`}>{words.print}</PrintAloneButton>
        {views.some((view) => eventsOf([view]).length > 0) && (
          <CalendarButton fileName="my-cars.ics" events={() => eventsOf(views)}>
            {words.calendar}
          </CalendarButton>
        )}
        <DownloadButton
          fileName="my-cars.csv"
          file={() => new Blob([fleetCsv(views, keepsEmails)], { type: 'text/csv;charset=utf-8' })}
        >
          {words.saveFile}
        </DownloadButton>
        <Button $variant="quiet" onClick={onClear}>
          {words.clear}
        </Button>
      </Cluster>
      <KeepEmails />
      <Small role="status">{isSaved ? words.isSaved : words.notSaved}</Small>
    </ScreenStack>
  );
}

/** Checkbox for saving e-mail addresses on the device. Otherwise they last for the visit. */
export function KeepEmails() {
  const dispatch = useDispatch();
  const { keepsEmails } = useSelector(selectFleet);
  return (
    <Checkbox
      label={words.keepEmails}
      checked={keepsEmails}
      onChange={({ target }) => dispatch(keepsEmailsChanged(target.checked))}
    />
  );
}
