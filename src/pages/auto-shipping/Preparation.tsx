import styled from 'styled-components';
import { storageKeys } from '../../config/storageKeys';
import { preparation } from '../../content/pages/autoShipping';
import { checklistWords as words } from '../../content/tools/checklist';
import { defineStored } from '../../storage/defineStored';
import { ticksSchema, useTicks } from '../../storage/ticks';
import { PrintAloneButton } from '../../ui/buttons/PrintAloneButton';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { Checklist } from '../../ui/Checklist';
import { Section } from '../../ui/Section';
import { Cluster } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';

const SECTION_ID = 'prepare';
const all = preparation.flatMap(({ items }) => items.map(({ id }) => id));
const stored = defineStored<readonly string[]>({
  key: storageKeys.preparation,
  schema: ticksSchema(all),
  fallback: [],
});

/** What to do to the car, day by day, to tick off and to print. */
export function Preparation() {
  const { ticked, tick, clear } = useTicks(stored);
  return (
    <Section
      tone="sand"
      id={SECTION_ID}
      title="Prepare the car"
      intro={`Most trouble at a terminal gate begins on this list. ${words.kept}`}
    >
      <Days>
        {preparation.map(({ when, items }) => (
          <Checklist
            key={when}
            title={<SubTitle>{when}</SubTitle>}
            items={items.map(({ id, text }) => ({ id, label: text }))}
            ticked={ticked}
            onTick={tick}
          />
        ))}
      </Days>
      <Actions>
        <strong aria-live="polite">{words.done(ticked.length, all.length)}</strong>
        <PrintAloneButton part={`#${SECTION_ID}`}>{words.print}</PrintAloneButton>
        <ScriptButton $variant="quiet" onClick={clear}>
          {words.again}
        </ScriptButton>
      </Actions>
    </Section>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${space(8)};
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(2rem, 4vw, 4rem);
  }
  ${onPaper} {
    display: block;
  }
`;

const Actions = styled(Cluster)`
  column-gap: ${space(6)};
  margin-top: ${space(8)};
  ${onPaper} {
    display: none;
  }
`;
