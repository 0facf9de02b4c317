import styled from 'styled-components';
import { dockReceipt } from '../../content/pages/carriers';
import type { dockReceiptFields } from '../../content/tools/gate';
import { sign } from '../../ui/Disclosure';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { below, from, onPaper, printedFill, space, withScripts } from '../../ui/theme/tokens';

type DockReceiptFieldProps = (typeof dockReceiptFields)[number] & {
  /** Whether phones show what it means. */
  readonly isOpen: boolean;
  readonly onExplain: () => void;
};

/** A field of the sample: what the form prints, what's typed in, and what it means. */
export function DockReceiptField({ name, sample, meaning, isOpen, onExplain }: DockReceiptFieldProps) {
  const isHydrated = useIsHydrated();
  return (
    <Box data-open={isOpen || undefined}>
      <dt>
        {name}
        {isHydrated && (
          <Explain
            type="button"
            aria-label={dockReceipt.explain(name)}
            aria-expanded={isOpen}
            onClick={onExplain}
          />
        )}
      </dt>
      <dd>{sample}</dd>
      <dd>{meaning}</dd>
    </Box>
  );
}

/** As large as its field, with a plus in the corner. */
const Explain = styled.button`
  display: none;
  ${withScripts} {
    ${below.sm} {
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

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} clamp(0.75rem, 2vw, 1.5rem) ${space(4)};
  box-shadow: 0 0 0 0.5px var(--ink);
  break-inside: avoid;
  position: relative;
  /* The VIN, across the sheet. */
  &:nth-child(9) {
    grid-column: 1 / -1;
  }
  ${below.sm} {
    padding: ${space(2)};
    dd {
      font-size: var(--t-sm);
    }
    dt {
      font-size: 0.8125rem;
      padding-inline-end: ${space(4)};
    }
    dt + dd {
      font-size: 0.8125rem;
      letter-spacing: -0.03em;
    }
  }
  ${withScripts}:not([data-open]) > dd + dd {
    ${below.sm} {
      display: none;
    }
  }
  dt {
    counter-increment: field;
    display: flex;
    align-items: baseline;
    font-size: var(--t-sm);
    line-height: 1.4;
  }
  dt::before {
    content: counter(field);
    flex: none;
    min-width: 1.5em;
    margin-inline-end: ${space(2)};
    ${printedFill}
    background: var(--ink);
    color: var(--white);
    font-weight: 700;
    text-align: center;
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
  /* Its characters are checked one by one. */
  &:nth-child(9) dt + dd {
    ${from.sm} {
      font-size: clamp(1.5rem, 2.7vw, 2.375rem);
      letter-spacing: 0.3em;
    }
    ${from.lg} {
      letter-spacing: 1em;
    }
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
