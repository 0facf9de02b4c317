import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'account';
const views = ['sign-in', 'register', 'me'] as const;
export type AccountView = (typeof views)[number];

/** Marks an entry of the history that was made by opening the account over a page of ours. */
const OPENED_HERE = 'accountOpenedHere';

/** Whether an address has a screen of the account open. */
export const opensAccount = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/**
 * Which screen of the account is open is the address's (`?account=sign-in`), over whatever page: it can be linked to,
 * the browser's back closes it, and nothing else keeps it. The page below keeps its own query, hash and state.
 */
export function useAccountView() {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const pageState = fieldsOf(state);
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
    /** What a link that opens a screen of the account needs. */
    opening: (view: AccountView) => ({
      to: addressOf(view),
      state: { ...pageState, [OPENED_HERE]: true },
      preventScrollReset: true,
    }),
    /** What a link from one screen to another needs: both are one step of the history. */
    changing: (view: AccountView) => ({
      to: addressOf(view),
      state,
      replace: true,
      preventScrollReset: true,
    }),
    close: () => {
      // A form that was sent may be answered after its dialog was closed.
      if (!opensAccount(window.location.search)) return;
      // Back where it was opened, so that the next Back does not seem to do nothing.
      if (pageState[OPENED_HERE] === true) void navigate(-1);
      else void navigate(addressOf(), { replace: true, state, preventScrollReset: true });
    },
  };
}
