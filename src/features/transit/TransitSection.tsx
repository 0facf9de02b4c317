import type { ComponentType } from 'react';
import { transitSection } from '../../content/tools/transit';
import { LazyPart } from '../../ui/late/LazyPart';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { SubTitle } from '../../ui/theme/text';
import { Section } from '../../ui/Section';
import { from } from '../../ui/theme/tokens';

interface TransitSectionProps {
  /** The page's component that connects the tool to port statuses. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Folds the tool on phones. */
  readonly isFolded?: boolean;
}

const room = `min-height: 75rem; ${from.sm} { min-height: 45rem; }`;

/** A section with the transit time tool. Without scripts, it shows a short answer. */
export function TransitSection({ load, isFolded = false }: TransitSectionProps) {
  const tool = (
    <LazyPart load={load} room={room}>
      <p>{transitSection.withoutScripts}</p>
    </LazyPart>
  );
  return (
    <Section tone="sea" id="how-long" title={transitSection.title} intro={transitSection.intro}>
      {isFolded ? (
        <PhoneDisclosure
          summary={
            <span>
              <SubTitle as="b">{transitSection.short}</SubTitle>
              <br />
              <span>{transitSection.open}</span>
            </span>
          }
        >
          {tool}
        </PhoneDisclosure>
      ) : (
        tool
      )}
    </Section>
  );
}
