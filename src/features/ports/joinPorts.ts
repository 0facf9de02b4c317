import type { Port, PortStatus } from '../../api/schemas/ports';
import { isPortState } from '../../content/ports/portStates';
import type { PortStateCode } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { humanized, plainText, withoutInvisible } from '../../lib/text/text';

/** A port with its status, as displayed and cached on the device. */
export interface PortState {
  readonly code: string;
  readonly name: string;
  /** ISO 3166 code ('US', 'NG') if the UN/LOCODE has one, else as sent in upper case, else ''. */
  readonly country: string;
  readonly place: string;
  readonly state: PortStateCode;
  /** The backend's status, if the contract doesn't define it. */
  readonly rawStatus?: string | undefined;
  readonly note: string;
  readonly waitDays?: number | undefined;
  readonly updatedAt?: string | undefined;
}

const NOTE_MAX = 240;
const NAME_MAX = 80;

const CODE_MAX = 40;
/** Longer waits are treated as invalid. */
const WAIT_MAX_DAYS = 365;

/** Normalizes a code for comparison, such as 'ng tin', and limits its length. */
const normalizeCode = (code: string) =>
  withoutInvisible(plainText(code, CODE_MAX))
    .toUpperCase()
    .replace(/^([A-Z]{2})[ -]([A-Z2-9]{3})$/, '$1$2');

/** Prefers the UN/LOCODE's country prefix, because the contract doesn't define the format of the `country` field. */
const countryOf = (code: string, country = '') =>
  /^(US|NG)[A-Z2-9]{3}$/.exec(code)?.[1] ?? normalizeCode(country);

function stateOf(status: PortStatus | undefined): Pick<PortState, 'state' | 'rawStatus'> {
  if (!status) return { state: 'unknown' };
  const word = status.status.trim().toLowerCase();
  return isPortState(word)
    ? { state: word }
    : { state: 'unknown', rawStatus: humanized(status.status, NAME_MAX) };
}

const isDays = (value: PortStatus['wait_days']): value is number =>
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

/** Keeps the first port of each code. */
const uniqueByCode = (ports: readonly PortState[]) => {
  const byCode = new Map<string, PortState>();
  for (const port of ports) if (!byCode.has(port.code)) byCode.set(port.code, port);
  return [...byCode.values()];
};

/**
 * Joins ports and statuses by code or id, in any spelling. A status of an unlisted port is included with our own data about
 * that port; a port without a status is `unknown`.
 */
export function joinPorts(ports: readonly Port[], statuses: readonly PortStatus[]): readonly PortState[] {
  const byPort = new Map(statuses.map((status) => [normalizeCode(status.port), status]));
  const seen = new Set<string>();
  const findStatus = ({ code, id }: Port) => {
    const keys = [code, id ?? code].map(normalizeCode);
    const meant = findPort(keys[0])?.code;
    const key =
      keys.find((each) => byPort.has(each)) ??
      [...byPort.keys()].find((each) => meant !== undefined && findPort(each)?.code === meant);
    if (key === undefined) return undefined;
    seen.add(key);
    return byPort.get(key);
  };
  const listed = ports.map((port) => {
    const code = normalizeCode(port.code);
    const known = findPort(code);
    return withStatus(
      {
        code,
        name: plainText(port.name, NAME_MAX),
        country: countryOf(code, port.country),
        place: plainText(port.city, NAME_MAX) || (known?.place ?? ''),
      },
      findStatus(port),
    );
  });
  const unlisted = [...byPort].filter(([key]) => !seen.has(key));
  return uniqueByCode([
    ...listed,
    ...unlisted.map(([key, status]) => {
      const known = findPort(key);
      return withStatus(
        {
          code: key,
          name: known?.name ?? key,
          country: countryOf(key),
          place: known?.place ?? '',
        },
        status,
      );
    }),
  ]);
}

/** Resolves aliases, because backends use more than one code for some ports. */
const canonical = (code: string) => findPort(code)?.code ?? code.trim().toUpperCase();

/** Finds a port's report by any of its codes, else its city's. */
export function findReport(ports: readonly PortState[] = []): (code: string) => PortState | undefined {
  const known = ports.map((port) => ({ port, code: canonical(port.code) }));
  return (code) => {
    const own = canonical(code);
    const found =
      known.find((one) => one.code === own) ??
      known.find((one) => findPort(one.code)?.harbors?.includes(own));
    return found?.port;
  };
}
