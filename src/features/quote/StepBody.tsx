import type { QuoteDraft, QuoteItems } from './draft';
import { ContactStep } from './ContactStep';
import { yearOf } from './localDay';
import { ReviewStep } from './ReviewStep';
import { RouteStep } from './RouteStep';
import { ServiceStep } from './ServiceStep';
import type { StepId } from './steps';
import { TimingStep } from './TimingStep';
import { VehiclesStep } from './VehiclesStep';

interface StepBodyProps {
  readonly step: StepId;
  readonly draft: QuoteDraft;
  readonly items: QuoteItems | undefined;
  /** 'YYYY-MM-DD' by the visitor's calendar. */
  readonly today: string;
}

/** The fields of one step. */
export function StepBody({ step, draft, items, today }: StepBodyProps) {
  switch (step) {
    case 'service':
      return <ServiceStep />;
    case 'route':
      return <RouteStep />;
    case 'vehicles':
      return <VehiclesStep thisYear={yearOf(today)} />;
    case 'timing':
      return <TimingStep today={today} />;
    case 'contact':
      return <ContactStep />;
    default:
      return <ReviewStep draft={draft} items={items} />;
  }
}
