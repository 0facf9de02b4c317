import { PortStrip } from '../../features/ports/PortStrip';
import { Section } from '../../ui/Section';

/** The state of the ports at both ends of the lanes. */
export function PortsNow() {
  return (
    <Section
      title="Is your port moving?"
      intro="The lanes we book, and what the ports at both ends report now."
      tone="sea"
    >
      <PortStrip />
    </Section>
  );
}
