import { paths } from '../../config/paths';
import { LazySeaMap } from '../../features/sea-map/LazySeaMap';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

const toPort = (code: string) => `${paths.portStatus}?port=${code}`;

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
        linkTo={toPort}
      >
        <p>
          The chart of the lanes needs JavaScript. The ports at both ends stand with their terminals, too.{' '}
          <ArrowLink to={paths.carriers}>All ports</ArrowLink>
        </p>
      </LazySeaMap>
    </Section>
  );
}
