import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { lazyPart } from '../../ui/lazyPart';
import { selectHiddenTrouble } from './serviceNoticeSlice';

/** Only a troubled backend needs its words; when they cannot be had, each form tells its own failure all the same. */
const ServiceBar = lazyPart(() => import('./ServiceBar'));

/** Says when the backend is in trouble, as told by its status or by a health check that fails. */
export function ServiceNotice() {
  const trouble = useSelector(selectServiceTrouble);
  const hidden = useSelector(selectHiddenTrouble);
  return (
    <div role="status">
      {trouble && trouble.kind !== hidden && (
        <Suspense fallback={null}>
          <ServiceBar trouble={trouble} />
        </Suspense>
      )}
    </div>
  );
}
