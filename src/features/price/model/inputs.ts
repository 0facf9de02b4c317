import * as v from 'valibot';
import { bodyTypes, shippingMethods } from '../../../api/enums';
import { storageKeys } from '../../../config/storageKeys';
import { placeOf } from '../../../content/ports/places';
import { defineInputs, shortText } from '../../../device/lists';

/** Maximum length of typed and stored values. */
export const TEXT_MAX = 20;

const text = shortText(TEXT_MAX);
const place = v.fallback(
  v.pipe(
    v.string(),
    v.check((code) => code === '' || placeOf(code) !== undefined),
  ),
  '',
);

export const storedPrice = defineInputs(storageKeys.price, {
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
  /** Naira per dollar: customs' rate on the day of assessment, and what dollars cost on the street. */
  customsRate: text,
  streetRate: text,
  /** The visitor's own figures by line id: the only one, or the low end of a range. */
  figures: v.fallback(v.record(v.string(), text), {}),
  /** The high ends. */
  upTo: v.fallback(v.record(v.string(), text), {}),
  /** Which of the visitor's figures are only examples, until there's a quote. */
  examples: v.fallback(v.record(v.string(), v.boolean()), {}),
});

export const emptyInputs = storedPrice.fallback;

export type PriceInputs = typeof emptyInputs;

/** Changes one of a line's values: its figure, the high end, or whether it's only an example. */
export type ChangeLine = <Part extends 'figures' | 'upTo' | 'examples'>(
  part: Part,
  value: PriceInputs[Part][string],
) => void;

/** The inputs that are texts, typed or chosen. */
export type TextName<Inputs> = {
  [Name in keyof Inputs]: Inputs[Name] extends string ? Name : never;
}[keyof Inputs];
