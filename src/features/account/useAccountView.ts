import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../ui/hooks/useGoBack';
import { isRecord } from '../../lib/json';

const PARAMETER = 'account';
const views = ['sign-in', 'register', 'me'] as const;
export type AccountView = (typeof views)[number];

/** Marks a history entry that was pushed by opening the account dialog on this site. */
const OPENED_HERE = 'accountOpenedHere';

/** Whether a URL's query opens the account dialog. */
export const opensAccount = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/**
 * The URL (`?account=sign-in`) is the only source of truth for the open account screen, so that it can be linked to and
 * Back closes it. The page underneath retains its own query, hash and history state.
 */
export function useAccountView() {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const goBack = useGoBack();
  const pageState = isRecord(state) ? state : {};
  const shown = views.find((name) => name === params.get(PARAMETER));

  const addressOf = (view?: AccountView) => {
    const next = new URLSearchParams(params);
    next.delete(PARAMETER);
    if (view) next.set(PARAMETER, view);
    const search = next.toString();
    return { pathname, search: search && `?${search}`, hash };
  };

  return {
    view: shown,
    /** Props for a link that opens an account screen. */
    openLinkProps: (view: AccountView) => ({
      to: addressOf(view),
      state: { ...pageState, [OPENED_HERE]: true },
      preventScrollReset: true,
    }),
    /** Props for a link between account screens. It replaces the history entry, so that one Back closes the dialog. */
    switchLinkProps: (view: AccountView) => ({
      to: addressOf(view),
      state,
      replace: true,
      preventScrollReset: true,
    }),
    close: () => {
      // The response to a submitted form may arrive after the dialog was closed.
      if (!opensAccount(window.location.search)) return;
      // Go back rather than push, or the visitor's next Back would appear to do nothing.
      if (pageState[OPENED_HERE] === true) goBack();
      else void navigate(addressOf(), { replace: true, state, preventScrollReset: true });
    },
  };
}
