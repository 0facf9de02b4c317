import { useId } from 'react';
import styled from 'styled-components';
import { priceParts } from '../../content/tools/price';
import type { PartId } from '../../content/tools/price';
import { space } from '../../ui/theme/tokens';
import type { Anatomy } from './model/anatomy';
import { dollars } from './model/priceWords';
import { partGrounds } from './partGrounds';

const names = Object.fromEntries(priceParts.map(({ id, name }) => [id, name]));

/** A hatching of its own to each part but the two largest: no part is known by its color alone. */
const hatchings: Readonly<Partial<Record<PartId, string>>> = {
  fees: 'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  shipping: 'M0 4H8',
  vat: 'M4 0V8',
  local: 'M-2-2L10 10M-2 10L10-2',
};

/** What the total is made of: a bar of its high end, and the same in words. */
export function PriceBar({ parts }: Pick<Anatomy, 'parts'>) {
  const id = useId();
  const sum = parts.reduce((total, { amount }) => total + amount.high, 0);
  const fill = (part: PartId) => `url(#${id}${part})`;
  const shares = parts.map(({ id: part, amount }) => ({ part, amount, share: (amount.high / sum) * 100 }));
  return (
    <Frame>
      <svg width="100%" height="44" aria-hidden="true">
        <defs>
          {parts.map(({ id: part }) => (
            <pattern key={part} id={`${id}${part}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={partGrounds[part]} />
              <path d={hatchings[part] ?? ''} stroke="var(--ink)" strokeWidth="1.2" />
            </pattern>
          ))}
        </defs>
        {shares.map(({ part, share }, index) => (
          <rect
            key={part}
            x={`${String(shares.slice(0, index).reduce((left, before) => left + before.share, 0))}%`}
            width={`${String(share)}%`}
            height="44"
            fill={fill(part)}
            stroke="var(--bar-gap)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <dl>
        {shares.map(({ part, amount, share }) => (
          <div key={part}>
            <dt>
              <svg width="20" height="20" aria-hidden="true">
                <rect width="20" height="20" fill={fill(part)} />
              </svg>
              <span>{names[part]}</span>
            </dt>
            <dd>
              <span>{dollars(amount)}</span> <small>{share < 1 ? 'under 1%' : `${share.toFixed(0)}%`}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled.div`
  --bar-gap: var(--ink);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(4)};
    padding-block: ${space(2)};
    border-top: 1px solid var(--line);
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${space(3)};
  }
  dt svg {
    flex: none;
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: var(--t-sm);
    font-weight: 400;
    color: var(--ink-soft);
  }
`;
