import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectNotifications } from './notificationsSlice';

const load = () => import('./ToastHost');

/** Loaded with the first toast: most visits never need one. Nothing that matters is told by a toast alone. */
export function Toasts() {
  const hasAny = useSelector(selectNotifications).length > 0;
  return hasAny ? <LazyPart load={load} failure={() => null} /> : null;
}
