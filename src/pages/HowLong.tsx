import { usePortStates } from '../features/ports/usePortStates';
import { findReport } from '../features/ports/joinPorts';
import { TransitTool } from '../features/transit/TransitTool';

/** Connects the transit time tool to port statuses, in a chunk of its own. */
export default function HowLong() {
  const { ports } = usePortStates();
  return <TransitTool findReport={findReport(ports)} />;
}
