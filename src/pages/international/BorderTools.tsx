import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';

const loadExport = () => import('../../features/planners/ExportPlanner');
const loadPortDays = () => import('../../features/planners/PortDaysPlanner');

/** The two clocks of the border: 72 hours on this side, port days on the other. */
export function BorderTools() {
  return (
    <>
      <Section
        tone="sea"
        id="72-hours"
        heading="beside"
        title="Your 72-hour deadline"
        intro="From the vessel’s cutoff (when the terminal stops taking cargo) to your last safe day for title and ITN."
      >
        <LazyPart load={loadExport} room={[20, 18]}>
          <p>
            The planner needs JavaScript. By hand: go back 72 hours from the cutoff on your booking, and have
            title and ITN in by the last full weekday before that.
          </p>
        </LazyPart>
      </Section>
      <Section
        id="port-days"
        heading="beside"
        title="Days at the port"
        intro="What happens to an uncleared car, counted from discharge. Rules change. Confirm before you buy."
      >
        <LazyPart load={loadPortDays} room={[20, 18]}>
          <p>
            The planner needs JavaScript. By hand: ask your customs agent when overtime cargo goes to special
            customs handling, and when it can be disposed of. Count from the terminal’s discharge date.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
