import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectNotifications } from './notificationsSlice';

/** Loaded with the first toast: most visits never need one. */
const ToastHost = lazy(() => import('./ToastHost'));

export function Toasts() {
  const hasAny = useSelector(selectNotifications).length > 0;
  return hasAny ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
