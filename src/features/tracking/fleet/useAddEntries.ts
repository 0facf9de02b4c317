import { useDispatch, useSelector } from 'react-redux';
import { fleetWords as words } from '../../../content/pages/fleet';
import { sameReference } from '../model/reference';
import { FLEET_MAX, isUnmatched, mergeEntries } from './model/fleetRow';
import type { FleetEntry, Merged } from './model/fleetRow';
import { entriesAdded, refreshRequested, selectFleet } from './model/fleetSlice';
import type { UnreadLine } from './model/parseList';

/** Limits messages, in case a whole file was pasted by mistake. */
const UNREAD_SHOWN = 5;

/** Describes the result of adding a list, one sentence per outcome. */
function additionText({ added, known, repeated, left }: Merged, unread: readonly UnreadLine[]) {
  const more = unread.length - UNREAD_SHOWN;
  return [
    words.added(added.length),
    ...(known.length > 0 ? [words.known([...new Set(known)])] : []),
    ...(repeated.length > 0 ? [words.repeated([...new Set(repeated)])] : []),
    ...(left.length > 0 ? [words.left(left, FLEET_MAX)] : []),
    ...unread
      .slice(0, UNREAD_SHOWN)
      .map(({ text, looksLike }) => (looksLike ? words.unreadOther(text, looksLike) : words.unread(text))),
    ...(more > 0 ? [words.moreUnread(more)] : []),
  ];
}

/**
 * Adds entries to the board and looks them up.
 * @returns adds them, and returns the result in sentences and the references for which there was no room. `email` is for
 * those without an address, also on the board, or whose address there didn't match
 */
export function useAddEntries() {
  const dispatch = useDispatch();
  const { rows } = useSelector(selectFleet);
  return (list: readonly FleetEntry[], unread: readonly UnreadLine[] = [], email = '') => {
    const entries = list.map((entry) => {
      const row = rows.find(({ reference }) => sameReference(reference, entry.reference));
      const isKnown = row?.email && !isUnmatched(row.failure);
      return { ...entry, email: entry.email || (isKnown ? '' : email) };
    });
    const merged = mergeEntries(rows, entries, 0);
    dispatch(entriesAdded(entries));
    dispatch(refreshRequested([...merged.added, ...merged.known]));
    return { messages: additionText(merged, unread), left: merged.left };
  };
}
