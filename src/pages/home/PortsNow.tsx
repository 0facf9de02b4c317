import { paths } from '../../config/paths';
import { LazyPart } from '../../ui/late/LazyPart';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';

/** The lanes across the Atlantic with the state of the ports at both ends. */
export function PortsNow() {
  return (
    <Section
      title="Is your port moving?"
      intro="The lanes we book, and what the ports at both ends report now."
      tone="sea"
    >
      <LazyPart load={() => import('./LaneMap')} room={[64.25, 75.25, 53.25]}>
        <p>
          From the Gulf of Mexico and the East Coast the lanes run across the Atlantic to Lagos and Onne.{' '}
          <ArrowLink to={paths.portStatus}>All ports</ArrowLink>
        </p>
      </LazyPart>
    </Section>
  );
}
