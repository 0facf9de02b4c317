import { portStates } from '../../content/ports/portStates';
import { Tag } from '../../ui/Tag';
import type { PortState } from './joinPorts';

/** A port's state in its own mark and words. */
export function PortTag({ port }: { readonly port: Pick<PortState, 'state' | 'told'> }) {
  const { label, tone } = portStates[port.state];
  return <Tag tone={tone}>{port.told ?? label}</Tag>;
}
