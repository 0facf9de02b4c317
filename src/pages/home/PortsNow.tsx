import { paths } from '../../config/paths';
import { homePorts } from '../../content/pages/home';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** The lanes across the Atlantic and the status of the ports. */
export function PortsNow() {
  return (
    <Section title={homePorts.title} intro={homePorts.intro} tone="sea">
      <LazyPart load={() => import('./LaneMap')} room={[64.25, 75.25, 53.25]}>
        <p>
          {homePorts.lanes} <ArrowLink to={paths.portStatus}>{homePorts.allPorts}</ArrowLink>
        </p>
      </LazyPart>
    </Section>
  );
}
