import { useId, useState } from 'react';
import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { ScriptButton } from '../../ui/buttons/Button';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { ScriptsOnly } from '../../ui/theme/Only';
import { from, onPaper, printedFill, space, withScripts } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

/** A sample dock receipt, with each box explained in place. On phones, only its first boxes until the visitor asks for all. */
export function DockReceipt() {
  const [isExplained, setIsExplained] = useState(false);
  const formId = useId();
  return (
    <Section tone="sea" title={dockReceipt.title} intro={dockReceipt.intro}>
      <Stack $gap={3}>
        <Sheet data-explained={isExplained || undefined}>
          <figcaption>
            <b>{dockReceipt.sampleTitle}</b>
            <span>{dockReceipt.sample}</span>
          </figcaption>
          <dl id={formId}>
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
        <Explain>
          <ScriptButton
            $variant="secondary"
            aria-expanded={isExplained}
            aria-controls={formId}
            onClick={() => {
              setIsExplained(!isExplained);
            }}
          >
            {dockReceipt.explain(dockReceiptFields.length)}
          </ScriptButton>
        </Explain>
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
    font-size: clamp(0.9375rem, 3vw, 1.75rem);
    font-weight: 800;
    letter-spacing: 0.14em;
    transform: rotate(-4deg);
  }
  dl {
    display: grid;
    ${from.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media screen and (max-width: 39.99em) {
    ${withScripts}:not([data-explained]) {
      dd + dd,
      dl > :nth-child(n + 7) {
        display: none;
      }
      dt {
        font-size: var(--t-xs);
      }
      dt + dd {
        font-size: 0.875rem;
      }
      dl > div {
        padding: ${space(1.5)} ${space(2)} ${space(2)};
      }
    }
  }
`;

const Explain = styled(ScriptsOnly)`
  ${from.sm} {
    display: none;
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
  ${({ $span }) => $span === 3 && 'grid-column: 1 / -1;'}
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
