import { sharePorts } from '../../content/ports/portStatusPage';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { Cluster } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';

/** Shares the page's URL, including its filters. */
export function SharePorts() {
  return (
    <Cluster>
      <ShareButton title={sharePorts.title} text={() => window.location.href} />
      <Small>{sharePorts.text}</Small>
    </Cluster>
  );
}
