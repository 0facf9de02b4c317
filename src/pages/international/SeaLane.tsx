import { paths } from '../../config/paths';
import { SeaMap } from '../../features/sea-map/SeaMap';
import { Section } from '../../ui/Section';

/** Between the two gates: the way over the sea, and the ports at its ends. */
export function SeaLane() {
  return (
    <Section
      title="The way between"
      intro="From the East Coast straight over the ocean, from Texas round Florida first; then past Cape Palmas into the Gulf of Guinea. The papers have to be faster than the vessel."
    >
      <SeaMap
        title="Ports and sea lanes"
        caption="The lanes show the way round the land, not a vessel’s course: carriers choose that, and call at ports between."
        list="folded"
        linkTo={(code) => `${paths.portStatus}?port=${code}`}
      />
    </Section>
  );
}
