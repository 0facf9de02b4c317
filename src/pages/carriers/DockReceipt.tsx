import { useState } from 'react';
import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { ScriptsOnly } from '../../ui/theme/Only';
import { from, screenOnly, space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';
import { DockReceiptField } from './DockReceiptField';

/** A sample dock receipt, with each field explained in place. On phones, a field explains itself when tapped. */
export function DockReceipt() {
  const [open, setOpen] = useState<string | undefined>('vin');
  return (
    <Section tone="sea" title={dockReceipt.title} intro={dockReceipt.intro}>
      <Stack $gap={3}>
        <Tap>{dockReceipt.tap}</Tap>
        <Sheet>
          <figcaption>
            <b>{dockReceipt.sampleTitle}</b>
            <span>{dockReceipt.sample}</span>
          </figcaption>
          <dl>
            {dockReceiptFields.map((field) => (
              <DockReceiptField
                key={field.id}
                {...field}
                isOpen={open === field.id}
                onExplain={() => {
                  setOpen(open === field.id ? undefined : field.id);
                }}
              />
            ))}
          </dl>
        </Sheet>
        <Stencil>{dockReceipt.notReal}</Stencil>
      </Stack>
    </Section>
  );
}

const Sheet = styled.figure`
  border: 3px solid var(--ink);
  background: var(--white);
  color: var(--ink);
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)} clamp(0.75rem, 2vw, 1.5rem);
    border-bottom: 3px solid var(--ink);
    text-transform: uppercase;
  }
  figcaption b {
    font-family: var(--font-heading);
    font-size: clamp(1.25rem, 5.5vw, 2.5rem);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: 0.01em;
  }
  figcaption span {
    padding: ${space(0.5)} ${space(3)};
    border: 3px solid var(--brick);
    border-radius: var(--radius);
    color: var(--brick);
    font-size: clamp(0.75rem, 2.6vw, 1.75rem);
    font-weight: 800;
    letter-spacing: 0.14em;
    transform: rotate(-4deg);
  }
  dl {
    counter-reset: field;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${from.lg} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

const Tap = styled(ScriptsOnly)`
  ${from.sm} {
    display: none;
  }
  ${screenOnly}
`;
