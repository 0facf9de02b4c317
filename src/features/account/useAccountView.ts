import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'account';
const views = ['sign-in', 'register', 'me'] as const;
export type AccountView = (typeof views)[number];

/**
 * Which screen of the account is open is the address's (`?account=sign-in`), over whatever page: it can be linked to,
 * the browser's back closes it, and nothing else keeps it.
 */
export function useAccountView() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  const addressOf = (view: AccountView | undefined) => {
    const next = new URLSearchParams(params);
    if (view) next.set(PARAMETER, view);
    else next.delete(PARAMETER);
    const search = next.toString();
    return { pathname, search: search && `?${search}` };
  };

  return {
    view: views.find((name) => name === params.get(PARAMETER)),
    addressOf,
    close: () => {
      void navigate(addressOf(undefined), { replace: true, state: state as unknown });
    },
  };
}
