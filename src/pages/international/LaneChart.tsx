import { paths } from '../../config/paths';
import { SeaMap } from '../../features/sea-map/SeaMap';

/** The lanes and the ports at their ends. A chunk of its own: it is drawn when its place comes near the screen. */
export default function LaneChart() {
  return (
    <SeaMap
      title="Ports and sea lanes"
      caption="The lanes show the way round the land, not a vessel’s course: carriers choose that, and call at ports between."
      list="folded"
      linkTo={(code) => `${paths.portStatus}?port=${code}`}
    />
  );
}
