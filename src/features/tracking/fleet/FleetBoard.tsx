import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { useActionListener, useListeners } from '../../../drafts/useListeners';
import { MINUTE_MS } from '../../../lib/time/timeUnits';
import { isLoggedOut } from '../../../session/authSlice';
import { announce } from '../../../ui/announce';
import { focusAfterRemoval } from '../../../ui/focus';
import { Button } from '../../../ui/buttons/Button';
import { printedAlone } from '../../../ui/buttons/PrintButton';
import { useIsOnline } from '../../../ui/hooks/useIsOnline';
import { useNow } from '../../../ui/hooks/useNow';
import { Notice } from '../../../ui/Notice';
import { Band } from '../../../ui/Section';
import { Cluster, Container, Stack } from '../../../ui/theme/layout';
import { Lead, SectionTitle } from '../../../ui/theme/text';
import { onPaper } from '../../../ui/theme/tokens';
import { useDoneDeadlines } from '../model/doneDeadlines';
import { sameReference } from '../model/reference';
import { useLookup } from '../useLookup';
import { ScreenStack } from '../../../ui/theme/Only';
import { AddCars } from './AddCars';
import { BOARD_ID, BoardFoot, KeepEmails } from './BoardFoot';
import { BoardList } from './BoardList';
import { DeviceOffer } from './DeviceOffer';
import { EmailRequest } from './EmailRequest';
import { fleetListeners } from './model/fleetListeners';
import { boardOpened, refreshAllRequested, refreshEnded, rowsRemoved, selectFleet } from './model/fleetSlice';
import { nameOf } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { rowViewer } from './model/rowView';
import type { PortOf } from './model/rowView';
import { storedFleet } from './model/storedFleet';

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

interface FleetBoardProps {
  readonly portOf: PortOf;
  /** Number of times the visitor opened the board; each increase focuses it. */
  readonly openCount: number;
}

/** Tracks several cars, one per row. */
export function FleetBoard({ portOf, openCount }: FleetBoardProps) {
  const dispatch = useDispatch();
  useListeners(fleetListeners);
  useEffect(() => {
    dispatch(boardOpened());
  }, [dispatch]);
  const { rows, run } = useSelector(selectFleet);
  const undoable = useSelector(storedFleet.selectUndoable)?.rows ?? [];
  const removed = undoable.filter(
    ({ reference }) => !rows.some((row) => sameReference(row.reference, reference)),
  );
  const now = useNow();
  const isOnline = useIsOnline();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // They name the cars of whoever logged out.
  useActionListener(isLoggedOut, () => setMessages([]));

  useEffect(() => {
    if (openCount === 0) return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [openCount]);

  const focusTitleAndAnnounce = (text: string) => focusAfterRemoval(title.current, text);
  const remove = useCallback(
    (gone: readonly FleetRow[]) => {
      dispatch(rowsRemoved(gone.map(({ reference }) => reference)));
      setMessages([]);
      focusAfterRemoval(title.current, words.removed(gone.map(nameOf)));
    },
    [dispatch],
  );
  const { found } = useLookup();
  // Days begin on a quarter hour in every zone.
  const quarterHour = now === null ? 0 : now - (now % QUARTER_HOUR_MS);
  const { list } = useDoneDeadlines();
  const viewer = useMemo(() => rowViewer(portOf, quarterHour, list), [portOf, quarterHour, list]);
  const views = useMemo(() => rows.map(viewer), [rows, viewer]);

  if (now === null) return null;
  const isAdding = isFormOpen || rows.length === 0;
  const added = (sentences: readonly string[], isComplete = true) => {
    setMessages(sentences);
    setIsFormOpen(isAdding && !isComplete);
    if (isComplete) focusTitleAndAnnounce(sentences.join(' '));
    else announce(sentences.join(' '));
  };

  return (
    <BoardBand $tone="sand" $isBeside={found !== undefined} id={BOARD_ID} aria-labelledby={titleId}>
      <Container>
        <Stack $gap={6}>
          <Stack $gap={3}>
            <SectionTitle id={titleId} ref={title} tabIndex={-1}>
              {words.title}
            </SectionTitle>
            {rows.length === 0 && <Lead>{words.intro}</Lead>}
          </Stack>
          <ScreenStack $gap={4}>
            {removed.length > 0 && (
              <Notice title={words.removed(removed.map(nameOf))}>
                <Button
                  $variant="secondary"
                  onClick={() => {
                    dispatch(storedFleet.undone());
                    focusTitleAndAnnounce(words.restored);
                  }}
                >
                  {words.undo}
                </Button>
              </Notice>
            )}
            {rows.length > 0 && (
              <Cluster $gap={4}>
                {/* One button starts and stops the run, so that it retains focus. */}
                <Button
                  $variant="secondary"
                  onClick={() => dispatch(run.isActive ? refreshEnded('stopped') : refreshAllRequested())}
                >
                  {run.isActive ? words.stop : words.refreshAll}
                </Button>
                <Button
                  $variant="secondary"
                  aria-expanded={isAdding}
                  onClick={() => setIsFormOpen(!isFormOpen)}
                >
                  {words.addTitle}
                </Button>
              </Cluster>
            )}
            {!isOnline && <Notice title={words.offline} role="status" />}
            {messages.length > 0 && (
              <Notice>
                {messages.map((sentence, index) => (
                  // Sentences may repeat.
                  <p key={`${String(index)}:${sentence}`}>{sentence}</p>
                ))}
              </Notice>
            )}
            {isAdding && <AddCars onAdded={added} />}
            {rows.length === 0 && <KeepEmails />}
            <DeviceOffer onAdded={added} />
            <EmailRequest onGiven={() => focusTitleAndAnnounce(words.saved)} />
          </ScreenStack>
          {rows.length > 0 && (
            <>
              <BoardList views={views} now={now} onRemove={remove} />
              <BoardFoot views={views} onClear={() => remove(rows)} />
            </>
          )}
        </Stack>
      </Container>
    </BoardBand>
  );
}

/** If the page also shows a single result, the board is printed only with its own print button. */
const BoardBand = styled(Band)<{ readonly $isBeside: boolean }>`
  ${onPaper} {
    &:not(${printedAlone}) {
      ${({ $isBeside }) => $isBeside && 'display: none;'}
    }
  }
`;
