import { ShareButton } from '../../ui/buttons/ShareButton';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';

/** The link as it stands, with its filters. */
export function SharePorts() {
  return (
    <Cluster>
      <ShareButton title="Port status" text={() => window.location.href} />
      <Small>The link includes your filters.</Small>
    </Cluster>
  );
}
