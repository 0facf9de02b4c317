import { ContactStep } from './ContactStep';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { ReviewStep } from './ReviewStep';
import { RouteStep } from './RouteStep';
import { ServiceStep } from './ServiceStep';
import type { StepId } from '../model/steps';
import { VehiclesStep } from '../vehicle/VehiclesStep';

interface StepBodyProps {
  readonly step: StepId;
  /** 'YYYY-MM-DD' in the visitor's time zone. */
  readonly today: CalendarDate;
}

/** The fields of one step. */
export function StepBody({ step, today }: StepBodyProps) {
  switch (step) {
    case 'service':
      return <ServiceStep />;
    case 'route':
      return <RouteStep today={today} />;
    case 'vehicles':
      return <VehiclesStep today={today} />;
    case 'contact':
      return <ContactStep />;
    default:
      return <ReviewStep today={today} />;
  }
}
