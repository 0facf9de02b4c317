import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectNotifications } from './notificationsSlice';

const load = () => import('./ToastHost');

/** Lazy-loads the toasts with the first notification. Toasts never carry information that isn't on the page too. */
export function Toasts() {
  const hasAny = useSelector(selectNotifications).length > 0;
  return hasAny ? <LazyPart load={load} failure={() => null} /> : null;
}
