import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectHiddenTrouble } from './serviceNoticeSlice';

/** Only a troubled backend needs its words. Without them, each form still reports its own failure. */
const load = () => import('./ServiceBar');

/** Says when the backend is in trouble, as told by its status or by a health check that fails. */
export function ServiceNotice() {
  const trouble = useSelector(selectServiceTrouble);
  const hidden = useSelector(selectHiddenTrouble);
  return (
    <div role="status">
      {trouble && trouble.kind !== hidden && (
        <LazyPart load={load} props={{ trouble }} failure={() => null} />
      )}
    </div>
  );
}
