import * as v from 'valibot';
import { MILESTONES_MAX } from '../../config/limits';
import {
  codeOf,
  identifier,
  itemsOf,
  optionalDate,
  optionalFlag,
  optionalPart,
  optionalText,
  optionalWhen,
} from './fields';

/** Response of `requestQuote`. */
export const QuoteReceiptSchema = v.looseObject({
  reference: identifier,
  message: optionalText,
  success: optionalFlag,
});

const MilestoneSchema = v.looseObject({
  /** DCSA's if it is known by another name, in upper case, so that they can be compared. */
  code: v.pipe(identifier, v.transform(milestoneCode)),
  label: optionalText,
  location: optionalText,
  occurred_at: optionalDate,
  expected_at: optionalWhen,
});

const shipmentFields = {
  carrier: optionalText,
  vessel: optionalText,
  voyage: optionalText,
  bill_of_lading: optionalText,
  container: optionalText,
  origin_port: optionalText,
  destination_port: optionalText,
  eta: optionalWhen,
  milestones: optionalPart(itemsOf(MilestoneSchema)),
};

const ShipmentSchema = v.pipe(
  v.looseObject(shipmentFields),
  v.transform((shipment) =>
    // An object without any of these fields isn't a shipment. valibot accepts an array as an object.
    Object.keys(shipmentFields).some((name) => name in shipment)
      ? {
          ...shipment,
          milestones: shipment.milestones?.slice(0, MILESTONES_MAX) ?? shipment.milestones,
          hasMoreMilestones: (shipment.milestones?.length ?? 0) > MILESTONES_MAX,
        }
      : null,
  ),
);

/** Response of `getQuoteStatus`. */
export const QuoteStatusSchema = v.looseObject({
  reference: identifier,
  status: codeOf(
    'received',
    'quoted',
    'booked',
    'in_transit',
    'at_port',
    'released',
    'delivered',
    'cancelled',
  ),
  service: optionalText,
  submitted_at: optionalWhen,
  updated_at: optionalWhen,
  message: optionalText,
  shipment: optionalPart(ShipmentSchema),
});

export type QuoteStatus = v.InferOutput<typeof QuoteStatusSchema>;
export type Milestone = v.InferOutput<typeof MilestoneSchema>;
export type Shipment = NonNullable<v.InferOutput<typeof ShipmentSchema>>;

/**
 * DCSA codes with other names for the same events: X12 data element 157, which US terminals and carriers report in (EDI 315;
 * stedi.com/edi/x12/element/157), and the words of container tracking services
 * (terminal49.com/docs/api-docs/webhooks/event-catalog).
 */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GTIN: ['I', 'FULL_IN', 'GATE_IN'],
    LOAD: ['AE', 'VESSEL_LOADED', 'LOADED', 'TRANSSHIPMENT_LOADED'],
    DEPA: ['VD', 'VESSEL_DEPARTED', 'TRANSSHIPMENT_DEPARTED'],
    ARRI: ['VA', 'VESSEL_ARRIVED', 'VESSEL_BERTHED', 'TRANSSHIPMENT_ARRIVED'],
    DISC: ['UV', 'VESSEL_DISCHARGED', 'DISCHARGED', 'TRANSSHIPMENT_DISCHARGED'],
    CUSR: ['CT'],
    AVPU: ['AV', 'AVAILABLE'],
    GTOT: ['OA', 'FULL_OUT', 'GATE_OUT'],
  }).flatMap(([code, others]) => others.map((other) => [other, code] as const)),
);

/** A milestone's code in upper case, as DCSA's Track and Trace names it if it is known. */
function milestoneCode(code: string): string {
  const upper = code.toUpperCase();
  const name = upper.replace(/^CONTAINER\.TRANSPORT\./, '').replace(/[\s-]+/g, '_');
  return OTHER_NAMES.get(name) ?? upper;
}
