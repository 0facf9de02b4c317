import { useGetPortsQuery, useGetPortStatusesQuery } from '../../../api/portEndpoints';
import type { Port as ListedPort, PortStatus } from '../../../api/schemas/ports';
import { DATA_FRESH_MS } from '../../../config/limits';
import { isPortState } from '../../../content/ports/portStates';
import { portsByCode } from '../../../content/ports/ports';
import { useQuote } from './quoteDraft';
import type { StateOf } from './warnings';

/** Resolves aliases, because backends use more than one code for some ports. */
const canonical = (code: string) => portsByCode.get(code.trim().toUpperCase())?.code;

/** Looks up statuses by port. Backends name a port by any of its codes, or by their own id from the list of ports. */
function stateFrom(ports: readonly ListedPort[], statuses: readonly PortStatus[]): StateOf {
  const codeOfId = new Map(ports.map(({ id, code }) => [String(id), canonical(code)]));
  const byCode = new Map(
    statuses.map(({ port, status }) => [canonical(port) ?? codeOfId.get(port), status.toLowerCase()]),
  );
  return (code) => {
    const status = byCode.get(code);
    return status !== undefined && isPortState(status) ? status : undefined;
  };
}

/** The reported status of the chosen ports. Fetched once a port is chosen; the form doesn't wait for it. */
export function useReportedState(): StateOf {
  const hasPort = useQuote((draft) =>
    [draft.origin, draft.destination].some(({ place }) => portsByCode.has(place)),
  );
  const options = { skip: !hasPort, refetchOnMountOrArgChange: DATA_FRESH_MS / 1000 };
  const statuses = useGetPortStatusesQuery(undefined, options);
  const ports = useGetPortsQuery(undefined, options);
  return stateFrom(ports.data?.items ?? [], statuses.data?.items ?? []);
}
