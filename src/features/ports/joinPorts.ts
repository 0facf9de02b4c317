import type { Port, PortStatus } from '../../api/schemas/ports';
import { portStates } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { portsByCode } from '../../content/ports/ports';
import { humanized, plainText, withoutInvisible } from '../../lib/text/text';

/** A port with its state, as the site shows it and keeps it on the device. */
export interface PortState {
  readonly code: string;
  readonly name: string;
  /** By ISO 3166 ('US', 'NG') where the code tells it; else upper case as sent, and empty where nobody told. */
  readonly country: string;
  readonly place: string;
  readonly kind: string;
  readonly state: PortStateCode;
  /** The backend's own word where it is none of the contract's. */
  readonly told?: string | undefined;
  readonly note: string;
  readonly waitDays?: number | undefined;
  readonly updatedAt?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

const NOTE_MAX = 240;
const NAME_MAX = 80;

const CODE_MAX = 40;
/** A port that made ships wait for longer would have been closed. */
const WAIT_MAX_DAYS = 365;

/** As codes are compared, and short enough to be shown. */
const same = (code: string) => withoutInvisible(plainText(code, CODE_MAX)).toUpperCase();

/** A UN/LOCODE begins with its country; how a backend writes the country itself is not agreed. */
const countryOf = (code: string, told = '') => /^(US|NG)[A-Z2-9]{3}$/.exec(code)?.[1] ?? same(told);

const isState = (status: string): status is PortStateCode => Object.hasOwn(portStates, status);

function stateOf(status: PortStatus | undefined): Pick<PortState, 'state' | 'told'> {
  const word = status?.status.trim().toLowerCase() ?? 'unknown';
  return isState(word) ? { state: word } : { state: 'unknown', told: humanized(status?.status, NAME_MAX) };
}

const isDays = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= WAIT_MAX_DAYS;

function withStatus(port: Omit<PortState, 'state' | 'note'>, status: PortStatus | undefined): PortState {
  return {
    ...port,
    ...stateOf(status),
    note: plainText(status?.note, NOTE_MAX),
    waitDays: isDays(status?.wait_days) ? status.wait_days : undefined,
    updatedAt: status?.updated_at ?? undefined,
  };
}

/** A place on the earth, or undefined: what is not one is drawn nowhere. */
const degrees = (value: number | null | undefined, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;

/** The first of each code: a list that names a port twice shows it once. */
const oncePerCode = (ports: readonly PortState[]) => {
  const byCode = new Map<string, PortState>();
  for (const port of ports) if (!byCode.has(port.code)) byCode.set(port.code, port);
  return [...byCode.values()];
};

/**
 * Ports and their states, joined by code or id whatever the case. A state of a port that the list does not have is
 * shown too, with what we know of the port ourselves; a port without a state is "not known".
 */
export function joinPorts(ports: readonly Port[], statuses: readonly PortStatus[]): readonly PortState[] {
  const byPort = new Map(statuses.map((status) => [same(status.port), status]));
  const seen = new Set<string>();
  const take = (...codes: readonly (string | number | null | undefined)[]) => {
    const keys = codes.flatMap((code) => (code === null || code === undefined ? [] : [same(String(code))]));
    const key = keys.find((each) => byPort.has(each));
    if (key) seen.add(key);
    return key === undefined ? undefined : byPort.get(key);
  };
  const listed = ports.map((port) => {
    const code = same(port.code);
    const known = portsByCode.get(code);
    return withStatus(
      {
        code,
        name: plainText(port.name, NAME_MAX),
        country: countryOf(code, port.country),
        place: plainText(port.city, NAME_MAX) || (known?.place ?? ''),
        kind: plainText(port.kind, NAME_MAX),
        latitude: degrees(port.latitude, 90) ?? known?.latitude,
        longitude: degrees(port.longitude, 180) ?? known?.longitude,
      },
      take(port.code, port.id, ...(known?.aliases ?? [])),
    );
  });
  const unlisted = [...byPort].filter(([key]) => !seen.has(key));
  return oncePerCode([
    ...listed,
    ...unlisted.map(([key, status]) => {
      const known = portsByCode.get(key);
      return withStatus(
        {
          code: key,
          name: known?.name ?? key,
          country: countryOf(key),
          place: known?.place ?? '',
          kind: known?.kinds.join(', ') ?? '',
          latitude: known?.latitude,
          longitude: known?.longitude,
        },
        status,
      );
    }),
  ]);
}
