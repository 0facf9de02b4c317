import { useSelector } from 'react-redux';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { useKnownPorts } from '../../features/ports/useKnownPorts';
import { FleetBoard } from '../../features/tracking/fleet/FleetBoard';
import type { PortOf } from '../../features/tracking/fleet/model/rowView';
import type { Tracking } from '../../features/tracking/useTracking';
import { isEmail } from '../../lib/text/email';
import { firstNonEmpty } from '../../lib/text/text';
import { selectUser, userField } from '../../session/authSlice';

interface BoardProps {
  readonly tracking: Tracking;
  readonly openCount: number;
}

/** Connects the tracking board to other features: port statuses, saved references and the signed-in user's e-mail. */
export default function Board({ tracking, openCount }: BoardProps) {
  const { portOf, refresh } = useKnownPorts();
  const accountEmail = firstNonEmpty(userField(useSelector(selectUser), 'email')) ?? '';
  const withStatus: PortOf = (code) => {
    const known = portOf(code);
    const name = known?.name ?? findPort(code)?.name;
    if (!known) return name ? { name } : undefined;
    const { label, tone } = portStates[known.state];
    return { name: known.name, label: known.rawStatus ?? label, tone };
  };
  return (
    <FleetBoard
      portOf={withStatus}
      recent={tracking.recent}
      suggestedEmail={isEmail(accountEmail) ? accountEmail : tracking.remembered}
      openCount={openCount}
      isBeside={tracking.found !== undefined}
      done={tracking.done}
      onOpen={({ reference, email }) => {
        tracking.lookUp({ reference, email });
      }}
      onRun={() => void refresh()}
    />
  );
}
