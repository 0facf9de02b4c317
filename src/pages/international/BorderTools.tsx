import { borderTools } from '../../content/services/international';
import { LazyPart } from '../../ui/late/LazyPart';
import { Section } from '../../ui/Section';

const loadExport = () => import('../../features/planners/ExportPlanner');
const loadPortDays = () => import('../../features/planners/PortDaysPlanner');

/** The export planner (72 hours) and the port days planner. */
export function BorderTools() {
  return (
    <>
      <Section
        tone="sea"
        id="72-hours"
        heading="beside"
        title={borderTools.deadlineTitle}
        intro={borderTools.deadlineIntro}
      >
        <LazyPart load={loadExport} room={[20, 18]}>
          <p>{borderTools.deadlineByHand}</p>
        </LazyPart>
      </Section>
      <Section
        tone="sand"
        id="port-days"
        heading="beside"
        title={borderTools.portDaysTitle}
        intro={borderTools.portDaysIntro}
      >
        <LazyPart load={loadPortDays} room={[20, 18]}>
          <p>{borderTools.portDaysByHand}</p>
        </LazyPart>
      </Section>
    </>
  );
}
