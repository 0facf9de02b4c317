import { useSelector } from 'react-redux';
import { selectServiceTrouble } from '../../api/serviceState';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectHiddenTrouble } from './serviceNoticeSlice';

/** Loaded only if there's a problem. If that fails, each form still reports its own errors. */
const load = () => import('./ServiceBar');

/** Shows a notice if the backend reports problems or its health check fails. */
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
