import * as v from 'valibot';
import { storageKeys } from '../../../config/storageKeys';
import { milesToMeeting } from '../../../content/map/miles';
import { ngPorts, usPorts } from '../../../content/ports/places';
import type { PlaceOption } from '../../../content/ports/places';
import { defineInputs, shortText } from '../../../device/lists';

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

/** Maximum length of the stored date. */
const TEXT_MAX = 40;

export const storedTransit = defineInputs(storageKeys.transit, {
  from: port(transitPorts.loading, 'USBAL'),
  to: port(transitPorts.discharge, 'NGTIN'),
  /** The day title and ITN are in place: 'YYYY-MM-DD', or '' if not entered. */
  start: shortText(TEXT_MAX),
});

export type TransitInputs = typeof storedTransit.fallback;
