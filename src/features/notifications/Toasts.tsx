import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../ui/lazyPart';
import { selectNotifications } from './notificationsSlice';

/** Loaded with the first toast: most visits never need one. If it cannot come, the site stands without toasts. */
const ToastHost = lazyPart(() => import('./ToastHost'));

/** The place of the toasts in the frame. */
export function Toasts() {
  const hasAny = useSelector(selectNotifications).length > 0;
  return hasAny ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
