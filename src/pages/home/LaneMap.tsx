import { portPath } from '../../config/paths';
import { homePorts } from '../../content/pages/home';
import { PortStrip } from '../../features/ports/PortStrip';
import { usePortStates } from '../../features/ports/usePortStates';
import { SeaMap } from '../../features/sea-map/SeaMap';
import { Stack } from '../../ui/theme/layout';

/** The lanes with the ports' state. A chunk of its own: it is drawn when its place comes near the screen. */
export default function LaneMap() {
  const { ports } = usePortStates();
  return (
    <Stack $gap={6}>
      <SeaMap title={homePorts.map} ports={ports} list="elsewhere" linkTo={portPath} />
      <PortStrip />
    </Stack>
  );
}
