import * as v from 'valibot';
import { bodyTypes, shippingMethods } from '../../../api/requestSchemas';
import { storageKeys } from '../../../config/storageKeys';
import { placeOf } from '../../../content/ports/places';
import { defineStored } from '../../../storage/defineStored';

/** Maximum length of typed and stored values. */
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
  /** How the car is bought: at Copart, IAA or another auction, or already owned. */
  kind: v.fallback(v.picklist(['copart', 'iaa', 'auction', 'owned']), 'copart'),
  title: v.fallback(v.picklist(['unsure', 'clean', 'other']), 'unsure'),
  bidding: v.fallback(v.picklist(['unsure', 'live', 'early']), 'unsure'),
  price: text,
  year: text,
  engine: text,
  isElectric: v.fallback(v.boolean(), false),
  body: v.fallback(v.picklist(bodyTypes), 'sedan'),
  from: place,
  to: place,
  method: v.fallback(v.picklist(shippingMethods), 'unsure'),
  /** The CIF value as assessed by customs, if the visitor knows it. */
  customsValue: text,
  /** Naira per dollar. */
  exchange: text,
  /** The visitor's own figures by line id. */
  figures: v.fallback(v.record(v.string(), text), {}),
});

export type PriceInputs = v.InferOutput<typeof PriceInputsSchema>;

/** The free-text fields. */
export type TextField = 'price' | 'year' | 'engine' | 'customsValue' | 'exchange';

export const emptyInputs: PriceInputs = {
  kind: 'copart',
  title: 'unsure',
  bidding: 'unsure',
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
  key: storageKeys.price,
  schema: PriceInputsSchema,
  fallback: emptyInputs,
});
