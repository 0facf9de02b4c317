import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { focusAfterRemoval } from '../../../ui/focus';
import { Button } from '../../../ui/buttons/Button';
import { useIsOnline } from '../../../ui/hooks/useIsOnline';
import { useNow } from '../../../ui/hooks/useNow';
import { Notice } from '../../../ui/Notice';
import { Cluster, Container, Stack } from '../../../ui/theme/layout';
import { Lead, SectionTitle } from '../../../ui/theme/text';
import type { RecentReference } from '../model/recent';
import { AddCars } from './AddCars';
import { BOARD_ID, BOARD_TITLE_ID } from './boardId';
import { BoardFoot } from './BoardFoot';
import { BoardList } from './BoardList';
import { DeviceOffer } from './DeviceOffer';
import { KeepEmails } from './KeepEmails';
import { MissingEmails } from './MissingEmails';
import { removalUndone, rowsRemoved } from './model/fleetSlice';
import type { FleetRow } from './model/fleetRow';
import { viewOf } from './model/rowView';
import type { PortOf } from './model/rowView';
import { BoardBand, NotPrinted } from './printing';
import { RefreshButton, RunText } from './RefreshBar';
import { useFleet } from './useFleet';

export interface FleetBoardProps {
  readonly portOf: PortOf;
  /** References that this device knows. */
  readonly recent: readonly RecentReference[];
  /** The address that most requests will have been made with; empty if none is known. */
  readonly suggestedEmail: string;
  /** How often the visitor asked for the board: each time it takes the focus. */
  readonly asks: number;
  /** The page shows a single answer, which is what is printed then. */
  readonly isBeside: boolean;
  /** Shows the whole answer to a row. */
  readonly onOpen: (row: FleetRow) => void;
  /** Rows are being looked up. */
  readonly onRun: () => void;
}

/** Several cars at once, a row each. */
export function FleetBoard(props: FleetBoardProps) {
  const { portOf, recent, suggestedEmail, asks, isBeside, onOpen, onRun } = props;
  const dispatch = useDispatch();
  const { rows, removed, run } = useFleet();
  const now = useNow();
  const isOnline = useIsOnline();
  const [told, setTold] = useState<readonly string[]>([]);
  const [wantsMore, setWantsMore] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (asks === 0) return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [asks]);
  useEffect(() => {
    if (run.isActive) onRun();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each run
  }, [run.isActive]);

  if (now === null) return null;
  const tell = (text: string) => {
    focusAfterRemoval(title.current, text, { preventScroll: true });
  };
  const remove = (gone: readonly FleetRow[]) => {
    dispatch(rowsRemoved(gone.map(({ reference }) => reference)));
    setTold([]);
    tell(words.removed(gone.map(({ note, reference }) => note || reference)));
  };
  const added = (sentences: readonly string[], isWhole = true) => {
    setTold(sentences);
    if (!isWhole) return;
    setWantsMore(false);
    tell(sentences.join(' '));
  };
  const isAdding = wantsMore || rows.length === 0;
  const views = rows.map((row) => viewOf(row, portOf, Math.max(now, row.answer?.at ?? 0)));

  return (
    <BoardBand $tone="sand" $isBeside={isBeside} id={BOARD_ID} aria-labelledby={BOARD_TITLE_ID}>
      <Container>
        <Stack $gap={6}>
          <Stack $gap={3}>
            <SectionTitle id={BOARD_TITLE_ID} ref={title} tabIndex={-1}>
              {words.title}
            </SectionTitle>
            {rows.length === 0 && <Lead>{words.intro}</Lead>}
          </Stack>
          <NotPrinted $gap={4}>
            {rows.length > 0 && (
              <Cluster $gap={4}>
                <RefreshButton />
                <Button
                  $variant="secondary"
                  aria-expanded={isAdding}
                  onClick={() => {
                    setWantsMore(!wantsMore);
                  }}
                >
                  {words.addTitle}
                </Button>
                <RunText />
              </Cluster>
            )}
            {!isOnline && <Notice title={words.offline} role="status" />}
            {told.length > 0 && (
              <Notice role="status">
                {told.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Notice>
            )}
            {removed.length > 0 && (
              <Notice title={words.removed(removed.map(({ row }) => row.note || row.reference))}>
                <Button
                  $variant="secondary"
                  onClick={() => {
                    dispatch(removalUndone());
                    tell(words.restored);
                  }}
                >
                  {words.undo}
                </Button>
              </Notice>
            )}
            {isAdding && <AddCars suggestedEmail={suggestedEmail} onAdded={added} />}
            {rows.length === 0 && <KeepEmails />}
            <DeviceOffer recent={recent} suggestedEmail={suggestedEmail} onAdded={added} />
            <MissingEmails
              suggestedEmail={suggestedEmail}
              onGiven={() => {
                tell(words.saved);
              }}
            />
          </NotPrinted>
          {rows.length > 0 && (
            <>
              <BoardList
                views={views}
                run={run}
                now={now}
                onOpen={onOpen}
                onRemove={(row) => {
                  remove([row]);
                }}
              />
              <BoardFoot
                views={views}
                onClear={() => {
                  remove(rows);
                }}
              />
            </>
          )}
        </Stack>
      </Container>
    </BoardBand>
  );
}
