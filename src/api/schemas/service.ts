import * as v from 'valibot';
import { codeOf, itemsOf, optionalPart, optionalText } from './fields';

/** Response of `getHealth`: any 2xx is healthy, whatever its body. */
export const HealthSchema = v.pipe(
  v.unknown(),
  v.transform(() => ({ healthy: true as const })),
);

/** Response of `getServiceStatus`. */
export const ServiceStatusSchema = v.looseObject({
  status: codeOf('operational', 'degraded', 'down', 'maintenance'),
  message: optionalText,
  updated_at: optionalText,
  services: optionalPart(itemsOf(v.looseObject({ name: v.string(), status: v.string() }))),
});

export type ServiceStatus = v.InferOutput<typeof ServiceStatusSchema>;
