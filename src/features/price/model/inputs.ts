import * as v from 'valibot';
import { bodyTypes, shippingMethods } from '../../../api/requestSchemas';
import { storageKeys } from '../../../config/storageKeys';
import { placeOf } from '../../../content/ports/places';
import { defineStored } from '../../../storage/defineStored';

/** Longer than any number: no field takes more, and none of more is stored. */
export const TEXT_MAX = 20;

const text = v.fallback(v.pipe(v.string(), v.maxLength(TEXT_MAX)), '');
const place = v.fallback(
  v.pipe(
    v.string(),
    v.check((code) => code === '' || placeOf(code) !== undefined),
  ),
  '',
);

const PriceInputsSchema = v.object({
  /** What is bought: a bid at Copart, one elsewhere, or a car that is paid for. */
  kind: v.fallback(v.picklist(['copart', 'auction', 'owned']), 'copart'),
  price: text,
  year: text,
  engine: text,
  isElectric: v.fallback(v.boolean(), false),
  body: v.fallback(v.picklist(bodyTypes), 'sedan'),
  from: place,
  to: place,
  method: v.fallback(v.picklist(shippingMethods), 'unsure'),
  /** The CIF value as customs assess it, where the visitor knows it. */
  customsValue: text,
  /** Naira for one dollar. */
  exchange: text,
  /** What was typed into the lines, by their id. */
  figures: v.fallback(v.record(v.string(), text), {}),
});

export type PriceInputs = v.InferOutput<typeof PriceInputsSchema>;

/** The fields that hold a text. */
export type TextField = 'price' | 'year' | 'engine' | 'customsValue' | 'exchange';

export const noInputs: PriceInputs = {
  kind: 'copart',
  price: '',
  year: '',
  engine: '',
  isElectric: false,
  body: 'sedan',
  from: '',
  to: '',
  method: 'unsure',
  customsValue: '',
  exchange: '',
  figures: {},
};

export const storedPrice = defineStored({
  key: storageKeys.priceAnatomy,
  schema: PriceInputsSchema,
  fallback: noInputs,
});
