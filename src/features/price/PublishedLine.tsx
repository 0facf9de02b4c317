import { useRef } from 'react';
import styled from 'styled-components';
import { lineWords } from '../../content/tools/price';
import { priceLine } from '../../content/tools/priceTool';
import { TextButton } from '../../ui/buttons/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { Small } from '../../ui/theme/text';
import { below, onHover, plainSummary, space } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { LineInput } from './LineInput';
import { MarkTag, Row } from './lineParts';
import type { PriceLine } from './model/priceBreakdown';
import { dollars, percents } from './model/priceFormat';
import type { PublishedFigure } from './model/publishedFigure';
import { PublishedRate } from './PublishedRates';

interface PublishedLineProps {
  readonly line: PriceLine;
  readonly published: PublishedFigure;
  readonly onFigure: (text: string) => void;
}

/** A published figure with its source. The visitor can replace it and restore it. */
export function PublishedLine({ line, published, onFigure }: PublishedLineProps) {
  const { id, label, mark, unit, typed, error, amount } = line;
  const row = useRef<HTMLLIElement>(null);
  const { hint } = lineWords[id];
  const isPercent = unit === 'percent';
  const figure = published.value && (isPercent ? percents : dollars)(published.value);
  const missing =
    figure === undefined && mark !== 'yours' && published.needs
      ? priceLine.needs(published.needs)
      : undefined;
  const share = isPercent && (mark === 'yours' ? `${typed.replace('%', '').trim()}%` : figure);
  const restore = () => {
    onFigure('');
    focusAfterRemoval(row.current, priceLine.isBack(label), { preventScroll: true });
  };
  return (
    <Row ref={row} tabIndex={-1}>
      <Head>
        <span>{label}</span>
        {amount ? <strong>{dollars(amount)}</strong> : <span>{priceLine.notYet}</span>}
      </Head>
      <Source>
        <summary>
          <MarkTag mark={mark} />
          <span>{missing ?? share}</span>
          <u>
            {priceLine.source} <VisuallyHidden>{priceLine.ofLabel(label)} </VisuallyHidden>
            {priceLine.orChange}
          </u>
        </summary>
        {hint && <Small>{hint}</Small>}
        {published.sources.map((name) => (
          <Small key={name}>
            <PublishedRate name={name} />
          </Small>
        ))}
        <LineInput
          label={priceLine.yourFigure}
          about={priceLine.forLabel(label)}
          unit={unit}
          error={error}
          value={typed}
          onValue={onFigure}
        />
      </Source>
      {mark === 'yours' && (
        <TextButton type="button" onClick={restore}>
          {priceLine.putBack(figure ?? priceLine.publishedFigure)}
          <VisuallyHidden>{` ${priceLine.forLabel(label)}`}</VisuallyHidden>
        </TextButton>
      )}
    </Row>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  line-height: 1.3;
  > :first-child,
  > strong {
    font-weight: 700;
  }
  > :last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  > span:last-child {
    color: var(--ink-soft);
  }
  ${below.sm} {
    flex-direction: column;
    > :last-child {
      text-align: start;
    }
  }
`;

const Source = styled.details`
  font-size: var(--t-sm);
  > * + * {
    margin-top: ${space(3)};
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(2)};
    min-height: var(--touch);
    ${plainSummary}
  }
  u {
    margin-inline-start: auto;
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
  ${onHover} {
    summary:hover u {
      text-decoration-thickness: 2px;
    }
  }
`;
