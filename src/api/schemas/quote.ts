import * as v from 'valibot';
import { MILESTONES_MAX } from '../../config/limits';
import { milestoneCode } from './milestoneCode';
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
