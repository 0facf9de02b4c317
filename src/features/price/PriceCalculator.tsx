import { useState } from 'react';
import styled from 'styled-components';
import { notSavedHere } from '../../content/sending';
import { rates } from '../../content/rates';
import { priceGroups } from '../../content/tools/price';
import { priceTotal } from '../../content/tools/priceTool';
import { useDevice } from '../../device/useDevice';
import { useNow } from '../../ui/hooks/useNow';
import { details } from '../../ui/Disclosure';
import { RuledList } from '../../ui/theme/layout';
import { Small, Stencil, SubTitle } from '../../ui/theme/text';
import { from, oneColumn, space } from '../../ui/theme/tokens';
import { ToolPanel } from '../../ui/ToolPanel';
import { useSettledAnnouncement } from '../../ui/hooks/useSettledAnnouncement';
import { Notice } from '../../ui/Notice';
import { ScreenStack } from '../../ui/theme/Only';
import { CarFields } from './CarFields';
import { LineRow } from './LineRow';
import { priceBreakdown } from './model/priceBreakdown';
import { storedPrice } from './model/inputs';
import type { PriceInputs } from './model/inputs';
import { priceSheet } from './model/priceSheet';
import { PriceActions } from './PriceActions';
import { PriceTotal } from './PriceTotal';
import { PrintedSheet } from './PrintedSheet';
import { PublishedRate } from './PublishedRates';
import { ageWarning } from './model/resultText';

/** Calculates what a car costs delivered to the door. Each line is published (with its source), the visitor's own, or quoted by us. */
export default function PriceCalculator() {
  const now = useNow();
  const [inputs, setInputs, reset, isSaved] = useDevice(storedPrice);
  const breakdown = priceBreakdown(inputs);
  const hasTotal = breakdown.total !== undefined;
  /** Whether the lines have opened by themselves: at the first total. Never closed again while the visitor is typing in them. */
  const [isOpened, setIsOpened] = useState(false);
  if (hasTotal && !isOpened) setIsOpened(true);
  const thisYear = new Date(now ?? 0).getUTCFullYear();
  const age = ageWarning(inputs, thisYear);
  const sheet = priceSheet(inputs, breakdown, thisYear);
  useSettledAnnouncement(breakdown.total ? sheet.result : '');
  if (now === null) return null;

  // A car that's paid for has no lines at the auction.
  const groups = priceGroups
    .map((group) => ({ ...group, lines: breakdown.lines.filter((line) => line.group === group.id) }))
    .filter(({ lines }) => lines.length > 0);
  const change = (changes: Partial<PriceInputs>) => setInputs({ ...inputs, ...changes });
  return (
    <div data-price>
      <ScreenStack $gap={5}>
        <ToolPanel
          quiet
          filled
          resultLabel={priceTotal.label}
          result={<PriceTotal inputs={inputs} breakdown={breakdown} />}
          actions={
            <PriceActions
              inputs={inputs}
              sheet={sheet}
              hasPrice={hasTotal}
              onClear={() => {
                reset();
                setIsOpened(false);
              }}
            />
          }
        >
          <CarFields inputs={inputs} thisYear={thisYear} onChange={change} />
          <div aria-live="polite">
            {age && (
              <Notice tone="caution" title={priceTotal.checkAge}>
                <p>{age}</p>
              </Notice>
            )}
          </div>
        </ToolPanel>
        <Small>
          {priceTotal.noQuote} <span role="status">{isSaved ? priceTotal.saved : notSavedHere}</span>
        </Small>
        <Lines open={isOpened}>
          <summary>{priceTotal.everyLine}</summary>
          <Small>{priceTotal.marks}</Small>
          <Groups>
            {groups.map(({ id, name, when, lines }) => (
              <Group key={id}>
                <SubTitle>{name}</SubTitle>
                <Stencil>{when}</Stencil>
                <RuledList $gap={3} $faint>
                  {lines.map((line) => (
                    <LineRow
                      key={line.id}
                      line={line}
                      onChange={(part, value) => change({ [part]: { ...inputs[part], [line.id]: value } })}
                    />
                  ))}
                </RuledList>
              </Group>
            ))}
          </Groups>
          <Small>
            {`${rates.ageLimit.name}: `}
            <PublishedRate name="ageLimit" />
          </Small>
        </Lines>
      </ScreenStack>
      <PrintedSheet {...sheet} />
    </div>
  );
}

/** Collapsed until there's a total, unless the visitor opens it. */
const Lines = styled.details`
  ${details}
  > summary {
    font-size: var(--t-lg);
  }
  > p {
    padding-bottom: ${space(5)};
  }
  > div {
    max-width: none;
    padding-top: ${space(4)};
    > * {
      margin: 0;
    }
  }
`;

const Groups = styled.div`
  ${oneColumn}
  align-items: start;
  gap: 2.5rem clamp(1.5rem, 4vw, 4rem);
  ${from.sm} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    /* The third group is as tall as the other two together. */
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** The price lines paid to one party. */
const Group = styled.div`
  border-top: 4px solid var(--signal);
  padding-top: ${space(4)};
  > p {
    margin-top: ${space(1)};
    color: var(--ink-soft);
  }
  ul {
    margin-top: ${space(4)};
  }
`;
