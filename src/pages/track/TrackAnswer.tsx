import { LookingUp } from '../../features/tracking/LookingUp';
import type { Tracking } from '../../features/tracking/useTracking';
import { Container } from '../../ui/layout';
import { Band } from '../../ui/Section';
import { ToolMissing } from '../../ui/ToolMissing';
import { useLazyTool } from '../../ui/useLazyTool';

const load = () => import('./Answer');

/**
 * What a look-up brings. Its code comes after the form, but before it is needed: by then there may be no line, and
 * then this is what says so.
 */
export function TrackAnswer({ tracking }: { readonly tracking: Tracking }) {
  const { Tool: Answer, hasFailed, again } = useLazyTool(load, true);
  if (!tracking.asked) return null;
  if (Answer) return <Answer tracking={tracking} />;
  return (
    <Band>
      <Container>
        {hasFailed ? <ToolMissing onRetry={again} /> : <LookingUp reference={tracking.asked.reference} />}
      </Container>
    </Band>
  );
}
