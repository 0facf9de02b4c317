import { fleetWords as words } from '../../../content/pages/fleet';
import { FLEET_MAX } from './model/fleetRow';
import type { UnreadLine } from './model/parseList';

interface Addition {
  readonly added: readonly string[];
  readonly known: readonly string[];
  readonly repeated: readonly string[];
  readonly left: readonly string[];
  readonly unread: readonly UnreadLine[];
}

/** Limits messages, in case a whole file was pasted by mistake. */
const UNREAD_SHOWN = 5;

/** Describes the result of adding a list, one sentence per outcome. */
export function additionText({ added, known, repeated, left, unread }: Addition): readonly string[] {
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
