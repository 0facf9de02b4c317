import { paths } from '../../config/paths';
import { LazyTool } from '../../ui/LazyTool';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

const load = () => import('./LaneChart');

/** Between the two gates: the way over the sea, and the ports at its ends. */
export function SeaLane() {
  return (
    <Section
      title="The way between"
      intro="From the East Coast straight over the ocean, from Texas round Florida first; then past Cape Palmas into the Gulf of Guinea. The papers have to be faster than the vessel."
    >
      <LazyTool load={load} room={[65, 67, 46]}>
        <p>
          The chart of the lanes needs JavaScript. The ports at both ends stand in a list, too.{' '}
          <ArrowLink to={paths.portStatus}>All ports</ArrowLink>
        </p>
      </LazyTool>
    </Section>
  );
}
