import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { milesToMeeting } from '../../../content/map/miles';
import { ngPorts, usPorts } from '../../../content/ports/places';
import type { PlaceOption } from '../../../content/ports/places';
import { defineStored } from '../../../storage/defineStored';

const withLane = (ports: readonly PlaceOption[]) =>
  ports.filter(({ code }) => Object.hasOwn(milesToMeeting, code));

/** The ports that the sea map has a lane for. */
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

/** Longer than any date: nothing of more is stored. */
const TEXT_MAX = 40;

const TransitInputsSchema = v.object({
  from: port(transitPorts.loading, fallback.from),
  to: port(transitPorts.discharge, fallback.to),
  /** The day on which title and ITN are in place, as the date field gives it. */
  start: v.fallback(v.pipe(v.string(), v.maxLength(TEXT_MAX)), ''),
});

export type TransitInputs = v.InferOutput<typeof TransitInputsSchema>;

export const storedTransit = defineStored({
  key: storageKeys.transit,
  schema: TransitInputsSchema,
  fallback,
});
