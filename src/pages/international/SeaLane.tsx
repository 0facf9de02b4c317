import { paths, portPath } from '../../config/paths';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** Between the two gates: the way over the sea, and the ports at its ends. */
export function SeaLane() {
  return (
    <Section
      title="The way between"
      intro="From the East Coast straight over the ocean, from Texas round Florida first; then past Cape Palmas into the Gulf of Guinea. The papers have to be faster than the vessel."
    >
      <LazySeaMap
        title="Ports and sea lanes"
        caption="The lanes show the way round the land, not a vessel’s course: carriers choose that, and call at ports between."
        list="folded"
        linkTo={portPath}
      >
        <p>
          The chart needs JavaScript; the list of ports and terminals does not.{' '}
          <ArrowLink to={paths.carriers}>All ports</ArrowLink>
        </p>
      </LazySeaMap>
    </Section>
  );
}
