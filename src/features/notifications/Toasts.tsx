import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectNotifications } from './notificationsSlice';

const load = () => import('./ToastHost');

/**
 * Lazy-loads the toasts with the first notification, and again with the next one if that failed. Toasts never carry
 * information that isn't on the page too.
 */
export function Toasts() {
  const latest = useSelector(selectNotifications).at(-1)?.id;
  const [attempt, setAttempt] = useState(0);
  if (latest === undefined) return null;
  const retry = () => setAttempt(attempt + 1);
  return <LazyPart key={attempt} load={load} failure={() => <Failed latest={latest} onNext={retry} />} />;
}

/** Waits for the notification after those that couldn't be shown. */
function Failed({ latest, onNext }: { readonly latest: string; readonly onNext: () => void }) {
  const [missed] = useState(latest);
  useEffect(() => {
    if (latest !== missed) onNext();
  }, [latest, missed, onNext]);
  return null;
}
