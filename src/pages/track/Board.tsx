import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { useKnownPorts } from '../../features/ports/useKnownPorts';
import { FleetBoard } from '../../features/tracking/fleet/FleetBoard';
import { selectFleet } from '../../features/tracking/fleet/model/fleetSlice';
import type { PortOf } from '../../features/tracking/fleet/model/rowView';

/** Connects the tracking board to the port statuses, which are another feature's and are refreshed with the cars. */
export default function Board({ openCount }: { readonly openCount: number }) {
  const { portOf, refresh } = useKnownPorts();
  const withStatus = useCallback<PortOf>(
    (code) => {
      const known = portOf(code);
      const own = findPort(code);
      if (!known) return own && { name: own.name };
      const { label, tone } = portStates[known.state];
      // A harbor keeps its name, if only its city has a report.
      const name = own && own !== findPort(known.code) ? own.name : known.name;
      return { name, label: known.rawStatus ?? label, tone };
    },
    [portOf],
  );
  const { isActive } = useSelector(selectFleet).run;
  const refreshPorts = useEffectEvent(refresh);
  useEffect(() => {
    if (isActive) void refreshPorts();
  }, [isActive]);
  return <FleetBoard portOf={withStatus} openCount={openCount} />;
}
