import styled from 'styled-components';
import { storageKeys } from '../../config/storageKeys';
import { carriersLinks } from '../../content/ports/terminals';
import { checklistWords as words } from '../../content/tools/checklist';
import { gateChecklist } from '../../content/tools/gate';
import { defineStored } from '../../storage/defineStored';
import { ticksSchema, useTicks } from '../../storage/ticks';
import { PrintAloneButton } from '../../ui/buttons/PrintAloneButton';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { Checklist } from '../../ui/Checklist';
import { Cluster, Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { onPaper } from '../../ui/theme/tokens';

const SECTION_ID = 'gate';
const all = gateChecklist.flatMap(({ items }) => items.map(({ id }) => id));
const stored = defineStored<readonly string[]>({
  key: storageKeys.gateChecklist,
  schema: ticksSchema(all),
  fallback: [],
});

/** What to have before driving up, to tick off; the ticks stay on the device. */
export function GateChecklist() {
  const { ticked, tick, clear } = useTicks(stored);
  return (
    <Section
      id={SECTION_ID}
      title="Gate-in checklist"
      heading="beside"
      intro={
        <>
          <Count aria-live="polite">{words.done(ticked.length, all.length)}</Count>
          <p>{words.kept}</p>
        </>
      }
    >
      <Stack $gap={8}>
        {gateChecklist.map(({ title, items }) => (
          <Checklist
            key={title}
            title={<Stencil as="span">{title}</Stencil>}
            items={items.map(({ id, label, why }) => ({
              id,
              label: <strong>{label}</strong>,
              details: [why],
            }))}
            ticked={ticked}
            onTick={tick}
          />
        ))}
        <Actions>
          <PrintAloneButton part={`#${SECTION_ID}`}>{words.print}</PrintAloneButton>
          <ScriptButton $variant="quiet" onClick={clear}>
            {words.again}
          </ScriptButton>
          <ArrowLink to={carriersLinks.documents}>Every paper, from title to gate-out</ArrowLink>
        </Actions>
      </Stack>
    </Section>
  );
}

const Count = styled.strong`
  display: block;
  font-family: var(--font-heading);
  font-size: var(--t-xl);
  font-weight: 780;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled(Cluster)`
  ${onPaper} {
    display: none;
  }
`;
