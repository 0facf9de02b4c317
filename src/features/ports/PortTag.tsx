import { portStates } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import type { PortState } from './joinPorts';

/** A port's status as a tag. */
export function PortTag({ port }: { readonly port: Pick<PortState, 'state' | 'rawStatus'> }) {
  const { label, tone } = portStates[port.state];
  return <Tag tone={tone}>{port.rawStatus ?? label}</Tag>;
}
