import { usePortStates } from '../../features/ports/usePortStates';
import { findReport } from '../../features/ports/findReport';
import { TransitTool } from '../../features/transit/TransitTool';

/** The tool with what ports report: a chunk of its own. */
export default function HowLong() {
  const { ports } = usePortStates();
  return <TransitTool findReport={findReport(ports)} />;
}
