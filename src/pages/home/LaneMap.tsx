import { homePorts } from '../../content/pages/home';
import { PortStrip } from '../../features/ports/PortStrip';
import { usePortStates } from '../../features/ports/usePortStates';
import { SeaMap } from '../../features/sea-map/SeaMap';
import { Stack } from '../../ui/theme/layout';

/** The map with port statuses, in a chunk of its own that loads when scrolled near. */
export default function LaneMap() {
  const states = usePortStates();
  return (
    <Stack $gap={6}>
      <SeaMap title={homePorts.map} ports={states.ports} />
      <PortStrip states={states} />
    </Stack>
  );
}
