/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: block` on narrow screens removes the native ones */
import { useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { fleetWords as words, rowFailures } from '../../../content/pages/fleet';
import { formatAge } from '../../../lib/time/age';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/Tag';
import { Code, Small } from '../../../ui/theme/text';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import type { DoneDeadline } from '../model/doneDeadlines';
import { trackLink } from '../model/trackLink';
import { CarDetails } from './CarDetails';
import { checkedAt } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { refreshRequested } from './model/fleetSlice';
import type { RefreshRun } from './model/refreshRun';
import type { RowView } from './model/rowView';
import { ServerText } from '../../../ui/ServerText';
import { RowDeadlines } from './RowDeadlines';

interface CarRowProps {
  readonly view: RowView;
  readonly run: RefreshRun;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Opens the full tracking result. */
  readonly onOpen: (row: FleetRow) => void;
  readonly onRemove: (row: FleetRow) => void;
  readonly onDone: (task: DoneDeadline, done: boolean) => void;
}

/** The row's progress in the refresh, or why its last lookup failed. */
function activityOf({ reference, email, failure }: FleetRow, { isActive, queue, waitSeconds }: RefreshRun) {
  const place = isActive ? queue.indexOf(reference) : -1;
  if (place === 0 && waitSeconds === undefined) return words.asking;
  if (place >= 0) return words.queued;
  if (failure)
    return failure.kind in rowFailures
      ? rowFailures[failure.kind as keyof typeof rowFailures]
      : rowFailures.other;
  return email ? undefined : words.emailMissing;
}

export function CarRow({ view, run, now, onOpen, onRemove, onDone }: CarRowProps) {
  const { row, name, status, arrival, port } = view;
  const { reference, note, email } = row;
  const checked = checkedAt(row);
  const dispatch = useDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const detailsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const activity = activityOf(row, run);
  const isQueued = run.isActive && run.queue.includes(reference);

  const open = (event: MouseEvent) => {
    // Without an e-mail, or in a new tab, follow the link to the lookup form.
    if (!email || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(row);
  };

  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          {note && (
            <strong>
              <ServerText>{note}</ServerText>
            </strong>
          )}
          <Link to={trackLink(reference)} onClick={open}>
            <Code>{reference}</Code>
          </Link>
        </th>
        <td role="cell" data-label={words.columns.status}>
          {status ? (
            <Tag tone={status.tone}>{status.label}</Tag>
          ) : (
            !activity && <span>{words.notLookedUp}</span>
          )}
          {activity && <Small>{activity}</Small>}
        </td>
        <td role="cell" data-label={words.columns.arrival}>
          <ServerText>{arrival?.text ?? words.never}</ServerText>
        </td>
        <td role="cell" data-label={words.columns.deadline}>
          <RowDeadlines view={view} onDone={onDone} />
        </td>
        <td role="cell" data-label={words.columns.port}>
          {port ? (
            <>
              <div>
                <ServerText>{port.name}</ServerText>
              </div>
              {port.label && port.tone ? (
                <Tag tone={port.tone}>{port.label}</Tag>
              ) : (
                <Small>{words.portUnknown}</Small>
              )}
            </>
          ) : (
            words.never
          )}
        </td>
        <td role="cell" data-label={words.columns.checked}>
          {checked === undefined ? words.never : formatAge(checked, now)}
        </td>
        <td role="cell">
          <Button
            $variant="quiet"
            aria-disabled={isQueued || !email || undefined}
            onClick={() => {
              if (!isQueued && email) dispatch(refreshRequested([reference]));
            }}
          >
            {words.refresh}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
          <Button
            $variant="quiet"
            ref={toggle}
            aria-expanded={isEditing}
            aria-controls={isEditing ? detailsId : undefined}
            onClick={() => {
              setIsEditing(!isEditing);
            }}
          >
            {words.more}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        </td>
      </tr>
      {isEditing && (
        <tr role="row" id={detailsId}>
          <td role="cell" colSpan={7}>
            <CarDetails
              row={row}
              onClose={() => {
                setIsEditing(false);
                toggle.current?.focus();
              }}
              onRemove={() => {
                onRemove(row);
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
}
