/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: block` on narrow screens removes the native ones */
import { memo, useId, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { fleetWords as words } from '../../../content/pages/fleet';
import { lookText } from '../../../content/tools/carLook';
import { parseCarCode } from '../../../lib/vehicle/carLook';
import { Button } from '../../../ui/buttons/Button';
import { Tag } from '../../../ui/Tag';
import { Code, Small } from '../../../ui/theme/text';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { CarDrawing } from '../../../ui/vehicles/CarPicture';
import type { LookupQuery } from '../model/reference';
import { trackLink } from '../model/trackLink';
import { CarDetails } from './CarDetails';
import type { FleetRow } from './model/fleetRow';
import { refreshRequested } from './model/fleetSlice';
import type { RowView } from './model/rowView';
import { ServerText } from '../../../ui/ServerText';
import { RowDeadlines } from './RowDeadlines';

interface CarRowProps {
  readonly view: RowView;
  /** Its progress in the refresh, or why its last lookup failed. */
  readonly activity: string | undefined;
  readonly isQueued: boolean;
  /** How long ago it was looked up. */
  readonly checked: string;
  /** Opens the full tracking result. */
  readonly onOpen: (query: LookupQuery) => void;
  readonly onRemove: (rows: readonly FleetRow[]) => void;
}

/** A car of the board. Renders only when its own props change. */
export const CarRow = memo(function CarRow(props: CarRowProps) {
  const { view, activity, isQueued, checked, onOpen, onRemove } = props;
  const { row, name, status, arrival, port } = view;
  const { reference, note, email, picture = '' } = row;
  const look = parseCarCode(picture);
  const dispatch = useDispatch();
  const [isEditing, setIsEditing] = useState(false);
  const detailsId = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  const open = (event: MouseEvent) => {
    // Without an e-mail, or in a new tab, follow the link to the lookup form.
    if (!email || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen({ reference, email });
  };

  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row" data-pictured={look?.body && ''}>
          {note && (
            <strong>
              <ServerText>{note}</ServerText>
            </strong>
          )}
          <Link to={trackLink(reference)} onClick={open}>
            <Code>{reference}</Code>
          </Link>
          {look?.body && (
            <CarDrawing body={look.body} paint={look.paint} label={lookText(look.body, look.paint)} />
          )}
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
          <RowDeadlines view={view} />
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
          {checked}
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
            onClick={() => setIsEditing(!isEditing)}
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
              onRemove={() => onRemove([row])}
            />
          </td>
        </tr>
      )}
    </>
  );
});
