import { findPort } from '../../src/content/ports/findPort';
import { ports as known } from '../../src/content/ports/ports';

/** A port as a Django backend sends it, with decimals as text. */
interface PortBody {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly city: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly kind: string | null;
}

/** The real ports that the company serves, with UN/LOCODE and approximate position. */
export const ports: readonly PortBody[] = known.map((port) => ({
  code: port.code,
  name: port.name,
  country: port.country,
  city: port.place,
  latitude: port.latitude.toFixed(6),
  longitude: port.longitude.toFixed(6),
  kind: port.kinds.join(', ') || null,
}));

/** A port's name by its UN/LOCODE, or the code itself if the port is unknown. */
export const portName = (code: string) => findPort(code)?.name ?? code;
