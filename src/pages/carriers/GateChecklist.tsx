import styled from 'styled-components';
import * as v from 'valibot';
import { storageKeys } from '../../config/storageKeys';
import { gateChecklist } from '../../content/tools/gate';
import { carriersLinks } from '../../content/ports/terminals';
import { defineStored } from '../../storage/defineStored';
import { tolerantList } from '../../storage/tolerantList';
import { useStored } from '../../storage/useStored';
import { Checkbox } from '../../ui/form/Checkbox';
import { Cluster, Stack } from '../../ui/theme/layout';
import { ArrowLink } from '../../ui/links';
import { PrintButton } from '../../ui/buttons/PrintButton';
import { ScriptButton } from '../../ui/buttons/ScriptButton';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';

const all = gateChecklist.flatMap(({ items }) => items.map(({ id }) => id));
const storedTicks = defineStored({
  key: storageKeys.gateChecklist,
  schema: tolerantList(v.picklist(all), (id) => id, all.length),
  fallback: [],
});

/** What to have before driving up, to tick off; the ticks stay on the device. */
export function GateChecklist() {
  const [ticked, setTicked, forget] = useStored(storedTicks);
  return (
    <Section
      id="gate"
      title="Gate-in checklist"
      heading="beside"
      intro={
        <>
          <Count aria-live="polite">{`${String(ticked.length)} of ${String(all.length)}`}</Count>
          <p>ready. The ticks stay on this device.</p>
        </>
      }
    >
      <Stack $gap={8}>
        {gateChecklist.map(({ title, items }) => (
          <Group key={title}>
            <legend>
              <Stencil as="span">{title}</Stencil>
            </legend>
            {items.map(({ id, label, why }) => (
              <Checkbox
                key={id}
                checked={ticked.includes(id)}
                onChange={({ target }) => {
                  setTicked(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id));
                }}
                label={
                  <>
                    <strong>{label}</strong>
                    <Why>{why}</Why>
                  </>
                }
              />
            ))}
          </Group>
        ))}
        <Actions>
          <PrintButton>Print</PrintButton>
          <ScriptButton $variant="quiet" onClick={forget}>
            Start again
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

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${space(2)};
  }
  > div {
    border-top: 1px solid var(--line);
    break-inside: avoid;
  }
  ${from.md} {
    > div:last-child {
      border-bottom: 1px solid var(--line);
    }
  }
`;

const Why = styled.span`
  display: block;
  font-size: var(--t-sm);
  color: var(--ink-soft);
`;

const Actions = styled(Cluster)`
  ${onPaper} {
    display: none;
  }
`;
