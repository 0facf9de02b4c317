import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { portStates } from '../../content/ports/portStates';
import { findPort } from '../../content/ports/findPort';
import { useKnownPorts } from '../../features/ports/useKnownPorts';
import { FleetBoard } from '../../features/tracking/fleet/FleetBoard';
import type { PortOf } from '../../features/tracking/fleet/model/rowView';
import { storedEmail } from '../../features/tracking/model/lookupListeners';
import { storedRecent } from '../../features/tracking/model/recent';
import { useLookup, useLookUp } from '../../features/tracking/useLookup';
import { isEmail } from '../../lib/text/email';
import { firstNonEmpty } from '../../lib/text/text';
import { selectUser, userField } from '../../session/authSlice';
import { useDevice } from '../../device/useDevice';

/** Connects the tracking board to other features: port statuses, saved references and the signed-in user's e-mail. */
export default function Board({ openCount }: { readonly openCount: number }) {
  const { portOf, refresh } = useKnownPorts();
  const { found } = useLookup();
  const lookUp = useLookUp();
  const [recent] = useDevice(storedRecent);
  const [rememberedEmail] = useDevice(storedEmail);
  const accountEmail = firstNonEmpty(userField(useSelector(selectUser), 'email')) ?? '';
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
  return (
    <FleetBoard
      portOf={withStatus}
      recent={recent}
      suggestedEmail={isEmail(accountEmail) ? accountEmail : rememberedEmail}
      openCount={openCount}
      isBeside={found !== undefined}
      onOpen={({ reference, email }) => {
        lookUp({ reference, email });
      }}
      onRun={() => void refresh()}
    />
  );
}
