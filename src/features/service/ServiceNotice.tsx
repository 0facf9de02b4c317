import { useSelector } from 'react-redux';
import { selectServiceProblem } from '../../api/serviceState';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectHiddenProblem } from './serviceNoticeSlice';

/** Loaded only if there's a problem. If that fails, each form still reports its own errors. */
const load = () => import('./ServiceBar');

/** Shows a notice if the backend reports problems or its health check fails. */
export function ServiceNotice() {
  const problem = useSelector(selectServiceProblem);
  const hidden = useSelector(selectHiddenProblem);
  return (
    <div role="status">
      {problem && problem.kind !== hidden && (
        <LazyPart load={load} props={{ problem }} failure={() => null} />
      )}
    </div>
  );
}
