import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, onPaper, printedFill, space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

/** A sample dock receipt, large, with each box explained in place. */
export function DockReceipt() {
  return (
    <Section tone="sea" title={dockReceipt.title} intro={dockReceipt.intro}>
      <PhoneDisclosure summary={dockReceipt.summary}>
        <Stack $gap={3}>
          <Sheet>
            <figcaption>
              <b>{dockReceipt.sampleTitle}</b>
              <span>{dockReceipt.sample}</span>
            </figcaption>
            <dl>
              {dockReceiptFields.map(({ id, name, sample, meaning, span = 1 }, index) => (
                <Box key={id} $span={span}>
                  <dt>
                    <b>{index + 1}</b> <span>{name}</span>
                  </dt>
                  <dd>{sample}</dd>
                  <dd>{meaning}</dd>
                </Box>
              ))}
            </dl>
          </Sheet>
          <Stencil>{dockReceipt.notReal}</Stencil>
        </Stack>
      </PhoneDisclosure>
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
    padding: ${space(4)} clamp(0.75rem, 2vw, 1.5rem);
    border-bottom: 3px solid var(--ink);
    text-transform: uppercase;
  }
  figcaption b {
    font-family: var(--font-heading);
    font-size: var(--t-2xl);
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: 0.01em;
  }
  figcaption span {
    padding: ${space(1)} ${space(4)};
    border: 3px solid var(--brick);
    border-radius: var(--radius);
    color: var(--brick);
    font-size: var(--t-xl);
    font-weight: 800;
    letter-spacing: 0.14em;
    transform: rotate(-4deg);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${from.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** What the form prints, what's typed in, and what it means, in pencil. */
const Box = styled.div<{ $span: number }>`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} clamp(0.75rem, 2vw, 1.5rem) ${space(4)};
  box-shadow: 0 0 0 0.5px var(--ink);
  break-inside: avoid;
  ${from.sm} {
    grid-column: span ${({ $span }) => $span};
  }
  dt {
    display: flex;
    align-items: baseline;
    font-size: var(--t-sm);
    line-height: 1.3;
  }
  dt b {
    display: inline-grid;
    flex: none;
    place-items: center;
    min-width: 1.5em;
    margin-inline-end: ${space(2)};
    ${printedFill}
    background: var(--ink);
    color: var(--white);
    font-variant-numeric: tabular-nums;
  }
  dd {
    line-height: 1.4;
    color: var(--ink-soft);
  }
  dt + dd {
    font-family: var(--font-code);
    font-size: clamp(1rem, 1.7vw, 1.3125rem);
    font-weight: 700;
    line-height: 1.25;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  /* The sheet fits on one page. */
  ${onPaper} {
    gap: 0;
    padding: ${space(1.5)} ${space(3)} ${space(2)};
    dt + dd {
      font-size: 11pt;
    }
  }
`;
