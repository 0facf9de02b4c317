import { useState } from 'react';
import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import { dockReceiptFields } from '../../content/tools/gate';
import { sign } from '../../ui/Disclosure';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { ScriptsOnly } from '../../ui/theme/Only';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { from, onPaper, printedFill, screenOnly, space, withScripts } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

/** A sample dock receipt, with each field explained in place. On phones, a form whose fields explain themselves when tapped. */
export function DockReceipt() {
  const [open, setOpen] = useState<string | undefined>('vin');
  const isHydrated = useIsHydrated();
  return (
    <Section tone="sea" title={dockReceipt.title} intro={dockReceipt.intro}>
      <Stack $gap={3}>
        <Tap>{dockReceipt.tap}</Tap>
        <Sheet>
          <Head />
          <dl>
            {dockReceiptFields.map(({ id, name, sample, meaning, span = 1 }) => (
              <Box key={id} $span={span} data-open={open === id || undefined}>
                <dt>
                  {name}
                  {isHydrated && (
                    <Explain
                      type="button"
                      aria-label={dockReceipt.explain(name)}
                      aria-expanded={open === id}
                      onClick={() => {
                        setOpen(open === id ? undefined : id);
                      }}
                    />
                  )}
                </dt>
                <dd>{sample}</dd>
                <dd>{meaning}</dd>
              </Box>
            ))}
          </dl>
        </Sheet>
        <Stencil>{dockReceipt.notReal}</Stencil>
      </Stack>
    </Section>
  );
}

const Head = () => (
  <figcaption>
    <b>{dockReceipt.sampleTitle}</b>
    <span>{dockReceipt.sample}</span>
  </figcaption>
);

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
    ${from.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const phones = '@media screen and (max-width: 39.99em)';

const Tap = styled(ScriptsOnly)`
  ${from.sm} {
    display: none;
  }
  ${screenOnly}
`;

/** As large as its field, with a plus in the corner. */
const Explain = styled.button`
  display: none;
  ${withScripts} {
    ${phones} {
      display: flex;
      justify-content: flex-end;
      position: absolute;
      inset: 0;
      padding: ${space(2)};
      border: 0;
      background: none;
      color: inherit;
      font: 700 1.25rem/1 var(--font);
      &::before {
        ${sign('+')}
      }
      &[aria-expanded='true']::before {
        ${sign('–')}
      }
    }
  }
`;

/** What the form prints, what's typed in, and what it means, in pencil. */
const Box = styled.div<{ $span: number }>`
  counter-increment: field;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} clamp(0.75rem, 2vw, 1.5rem) ${space(4)};
  box-shadow: 0 0 0 0.5px var(--ink);
  break-inside: avoid;
  position: relative;
  ${from.sm} {
    grid-column: span ${({ $span }) => $span};
  }
  ${phones} {
    padding: ${space(2)};
    &:nth-child(9) {
      grid-column: 1 / -1;
    }
    dt,
    dd {
      font-size: 0.8125rem;
    }
    dt {
      padding-inline-end: ${space(4)};
    }
    dt + dd {
      font-size: 0.8125rem;
      letter-spacing: -0.03em;
    }
  }
  ${withScripts}:not([data-open]) > dd + dd {
    ${phones} {
      display: none;
    }
  }
  dt {
    display: flex;
    align-items: baseline;
    font-size: var(--t-sm);
    line-height: 1.3;
  }
  dt::before {
    content: counter(field);
    font-weight: 700;
    text-align: center;
    flex: none;
    min-width: 1.5em;
    margin-inline-end: ${space(2)};
    ${printedFill}
    background: var(--ink);
    color: var(--white);
  }
  dd {
    line-height: 1.4;
    color: var(--ink-soft);
  }
  dt + dd {
    font-family: var(--font-code);
    ${from.sm} {
      font-size: clamp(1rem, 1.7vw, 1.3125rem);
    }
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
