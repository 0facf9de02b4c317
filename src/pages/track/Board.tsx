import { useCallback } from 'react';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { useKnownPorts } from '../../features/ports/useKnownPorts';
import { FleetBoard } from '../../features/tracking/fleet/FleetBoard';
import type { PortOf } from '../../features/tracking/fleet/model/rowView';

/** Connects the tracking board to the port statuses, which are another feature's. */
export default function Board({ openCount }: { readonly openCount: number }) {
  const { portOf, refresh } = useKnownPorts();
  const withStatus = useCallback<PortOf>(
    (code) => {
      const known = portOf(code);
      const name = known?.name ?? findPort(code)?.name;
      if (!known) return name ? { name } : undefined;
      const { label, tone } = portStates[known.state];
      return { name: known.name, label: known.rawStatus ?? label, tone };
    },
    [portOf],
  );
  return <FleetBoard portOf={withStatus} openCount={openCount} onRun={() => void refresh()} />;
}
