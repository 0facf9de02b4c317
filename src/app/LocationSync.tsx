import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'react-redux';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isSame } from '../lib/json';
import { locationChanged, selectLocation } from '../session/locationSlice';
import type { SiteLocation, WithLocation } from '../session/locationSlice';

/** The parts of the router's location that the store has. */
const toSiteLocation = ({ pathname, search, hash, state }: Location): SiteLocation => ({
  pathname,
  search,
  hash,
  state: state as unknown,
});

/**
 * Keeps address and store in agreement. The router owns the location, and the store follows it with `locationChanged`. Only
 * if the store shows another location without that event, as after a jump in Redux DevTools, the router follows the store,
 * and nothing is dispatched. While a past state is shown, other navigations are blocked: their location couldn't reach
 * the store.
 */
export function LocationSync() {
  const store = useStore<WithLocation>();
  const navigate = useNavigate();
  const location = useLocation();
  const current = useRef(toSiteLocation(location));
  /** The store's location that the router shows, and the last one that was dispatched. */
  const [first] = useState(() => selectLocation(store.getState()));
  const shown = useRef(first);
  const latest = useRef(first);

  /** The location that the router was sent to by a jump. */
  const jump = useRef<SiteLocation>(null);

  /** Whether the store shows a past state. */
  const [isPast, setIsPast] = useState(false);

  // In a layout effect, so that a page renders with the new location before it's painted.
  useLayoutEffect(() => {
    const next = toSiteLocation(location);
    current.current = next;
    const isJump = isSame(next, jump.current);
    jump.current = null;
    if (isJump) return;
    if (shown.current !== latest.current) setIsPast(false);
    shown.current = next;
    latest.current = next;
    store.dispatch(locationChanged(next));
  }, [location, store]);

  useEffect(
    () =>
      store.subscribe(() => {
        const stored = selectLocation(store.getState());
        if (stored === shown.current) return;
        shown.current = stored;
        setIsPast(stored !== latest.current);
        // The state before the first location shows any page.
        if (!stored.pathname || isSame(current.current, stored)) return;
        const { state, ...to } = stored;
        jump.current = stored;
        void navigate(to, { replace: true, state, preventScrollReset: true, flushSync: true });
      }),
    [navigate, store],
  );

  return isPast ? <NavigationBlock jump={jump} /> : null;
}

/**
 * Lets only jumps navigate. Rendered only while needed, because React Router warns of entries that it can't block, such as
 * those of plain fragment links.
 */
function NavigationBlock({ jump }: { readonly jump: RefObject<SiteLocation | null> }) {
  useBlocker(() => !jump.current);
  return null;
}
