import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { milesToMeeting } from '../../../content/map/miles';
import { ngPorts, usPorts } from '../../../content/ports/places';
import type { PlaceOption } from '../../../content/ports/places';
import { defineDeviceItem } from '../../../device/defineDeviceItem';

const withLane = (ports: readonly PlaceOption[]) =>
  ports.filter(({ code }) => Object.hasOwn(milesToMeeting, code));

/** The ports with a lane on the sea map. */
export const transitPorts = { loading: withLane(usPorts), discharge: withLane(ngPorts) } as const;

const port = (options: readonly PlaceOption[], fallback: string) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.check((code) => options.some((option) => option.code === code)),
    ),
    fallback,
  );

const fallback = { from: 'USBAL', to: 'NGTIN', start: '' };

/** Maximum length of the stored date. */
const TEXT_MAX = 40;

const TransitInputsSchema = v.object({
  from: port(transitPorts.loading, fallback.from),
  to: port(transitPorts.discharge, fallback.to),
  /** The day title and ITN are in place: 'YYYY-MM-DD', or '' if not entered. */
  start: v.fallback(v.pipe(v.string(), v.maxLength(TEXT_MAX)), ''),
});

export type TransitInputs = v.InferOutput<typeof TransitInputsSchema>;

export const storedTransit = defineDeviceItem({
  key: storageKeys.transit,
  schema: TransitInputsSchema,
  fallback,
});
