import type { QuoteRequest } from '../../src/api/schemas/quoteRequest';
import type { Pin } from './pin';
import type { Shipment } from './shipment';
import { shipmentOf } from './shipment';

/** A status of the contract, with the step at which a quote enters it. */
interface Stage {
  readonly status: string;
  readonly step: number;
  readonly message: string;
}

/**
 * The schedule in steps. For a submitted quote a step is one sandbox minute, so that you can watch it progress. For the
 * demo references it is a day.
 */
const STAGES: readonly Stage[] = [
  { status: 'received', step: 0, message: 'We have your request and are working on it.' },
  { status: 'quoted', step: 2, message: 'Your quote is on its way to you.' },
  { status: 'booked', step: 5, message: 'Your vehicle is booked.' },
  { status: 'in_transit', step: 10, message: 'Your vehicle is at sea.' },
  { status: 'at_port', step: 20, message: 'Your vehicle is at the port of discharge.' },
  { status: 'released', step: 26, message: 'Your vehicle is released and ready for pickup.' },
  { status: 'delivered', step: 30, message: 'Your vehicle was handed over.' },
];

/** An inspection never goes to sea. */
const INSPECTION = new Set(['received', 'quoted', 'booked', 'delivered']);

const BOOKED_STEP = 5;

/** @param elapsed steps since the quote was submitted */
function stageAt(elapsed: number, service: string): Stage {
  const stages = service === 'inspection' ? STAGES.filter(({ status }) => INSPECTION.has(status)) : STAGES;
  const stage = stages.findLast(({ step }) => step <= elapsed) ?? stages[0];
  if (!stage) throw new RangeError('the schedule has no stage');
  return stage;
}

/** A row of the quotes table. */
export interface QuoteRow {
  readonly reference: string;
  readonly user_id: number | null;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly submitted_at: number;
  readonly step_ms: number;
  readonly pin: Pin | null;
  readonly request: QuoteRequest;
}

/** The response of `getQuoteStatus`. */
interface QuoteStatusBody {
  readonly reference: string;
  readonly status: string;
  readonly service: string;
  readonly submitted_at: string;
  readonly updated_at: string;
  readonly message: string;
  readonly shipment: Shipment | null;
}

/** The dates of a pinned quote move forward every hour. */
const HOUR_MS = 3_600_000;

const CANCELLED = 'This request was canceled.';
const UNKNOWN_STATUS = 'Please ask us what this status means.';

/**
 * A quote's status and shipment at the given time.
 * @param now milliseconds since 1970
 */
export function quoteStatus({ reference, request, pin, ...row }: QuoteRow, now: number): QuoteStatusBody {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const start = pin ? hour - pin.elapsed * row.step_ms : row.submitted_at;
  const elapsed = pin ? pin.elapsed : (now - start) / row.step_ms;
  const timeOf = (step: number) => new Date(start + step * row.step_ms).toISOString();

  const stage = stageAt(elapsed, request.service);
  const isShipped = elapsed >= BOOKED_STEP && request.service !== 'inspection';
  const shipment = isShipped ? shipmentOf(reference, request, elapsed, timeOf, pin?.via) : null;
  const extra = (pin?.extra ?? []).map((milestone) => ({ ...milestone, occurred_at: timeOf(elapsed) }));
  const pinnedStatus = pin?.status;
  return {
    reference,
    status: pinnedStatus ?? stage.status,
    service: request.service,
    submitted_at: timeOf(0),
    updated_at: timeOf(stage.step),
    message:
      pinnedStatus === undefined ? stage.message : pinnedStatus === 'cancelled' ? CANCELLED : UNKNOWN_STATUS,
    shipment: shipment && { ...shipment, milestones: [...shipment.milestones, ...extra] },
  };
}
