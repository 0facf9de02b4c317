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
        intro="From the vessel’s cut-off (the last moment the terminal takes cargo) to the last safe day for title and ITN."
      >
        <LazyPart load={loadExport} room={[20, 18]}>
          <p>
            The planner needs JavaScript. By hand: take the cut-off on your booking, go back 72 hours, and
            have title and ITN in place on the last full weekday before that.
          </p>
        </LazyPart>
      </Section>
      <Section
        id="port-days"
        heading="beside"
        title="Days at the port"
        intro="What happens to a car that nobody clears, counted from the day it left the vessel. Rules change: confirm before you buy."
      >
        <LazyPart load={loadPortDays} room={[20, 18]}>
          <p>
            The planner needs JavaScript. By hand: ask your customs agent how many days after discharge
            overtime cargo passes to customs’ special handling, and when it may be disposed of. Count them
            from the terminal’s record.
          </p>
        </LazyPart>
      </Section>
    </>
  );
}
