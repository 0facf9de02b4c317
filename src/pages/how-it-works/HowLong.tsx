import { usePortStates } from '../../features/ports/usePortStates';
import { waitDaysOf } from '../../features/ports/waitDaysOf';
import { TransitTool } from '../../features/transit/TransitTool';

/** The tool with the waits that ports report: a chunk of its own. */
export default function HowLong() {
  const { ports } = usePortStates();
  return <TransitTool waitOf={waitDaysOf(ports)} />;
}
