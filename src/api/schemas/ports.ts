import * as v from 'valibot';
import { codeOf, identifier, optionalIdentifier, optionalNumber, optionalText } from './fields';

/** Item of `getPorts`. Requires a `code` (UN/LOCODE) or an `id`. */
export const PortSchema = v.pipe(
  v.looseObject({
    code: optionalIdentifier,
    id: optionalIdentifier,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    country: v.string(),
    city: optionalText,
    latitude: optionalNumber,
    longitude: optionalNumber,
    kind: optionalText,
  }),
  v.check((port) => Boolean(port.code ?? port.id), 'a port needs a code or an id'),
  v.transform((port) => ({ ...port, code: port.code ?? port.id ?? '' })),
);

/** Item of `getPortStatuses`. */
export const PortStatusSchema = v.looseObject({
  port: identifier,
  status: codeOf('open', 'congested', 'restricted', 'closed', 'unknown'),
  note: optionalText,
  wait_days: optionalNumber,
  updated_at: optionalText,
});

export type Port = v.InferOutput<typeof PortSchema>;
export type PortStatus = v.InferOutput<typeof PortStatusSchema>;
