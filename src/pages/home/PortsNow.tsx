import { PortStrip } from '../../features/ports/PortStrip';
import { usePortStates } from '../../features/ports/usePortStates';
import { paths } from '../../config/paths';
import { SeaMap } from '../../features/sea-map/SeaMap';
import { Stack } from '../../ui/layout';
import { Section } from '../../ui/Section';

/** The lanes across the Atlantic with the state of the ports at both ends. */
export function PortsNow() {
  const { ports } = usePortStates();
  return (
    <Section
      title="Is your port moving?"
      intro="The lanes we book, and what the ports at both ends report now."
      tone="sea"
    >
      <Stack $gap={6}>
        <SeaMap
          title="Ports and sea lanes"
          ports={ports}
          list="folded"
          linkTo={(code) => `${paths.portStatus}?port=${code}`}
        />
        <PortStrip />
      </Stack>
    </Section>
  );
}
