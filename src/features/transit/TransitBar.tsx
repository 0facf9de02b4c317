import { useId } from 'react';
import styled from 'styled-components';
import type { StageId } from '../../lib/time/transit';
import { space } from '../../ui/theme/tokens';
import type { TransitRow } from './model/plan';

interface Look {
  readonly ground: string;
  /** A hatching, so that no stage is known by its color alone. */
  readonly hatching?: string;
}

const looks: Readonly<Record<StageId | 'spread', Look>> = {
  filing: { ground: '#efe6d2' },
  loadingWait: { ground: '#f26b1d', hatching: 'M-2 10L10-2M-2 2L2-2M6 10L10 6' },
  underWay: { ground: '#8fc4cc' },
  spread: { ground: '#8fc4cc', hatching: 'M4 0V8' },
  dischargeWait: { ground: '#ffb27f', hatching: 'M-2-2L10 10M-2 6L2 10M6-2L10 2' },
  storage: { ground: '#9fd6b8', hatching: 'M0 4H8' },
  demurrage: { ground: '#f2b705', hatching: 'M-2-2L10 10M-2 10L10-2' },
};

interface Segment {
  readonly look: StageId | 'spread';
  readonly days: number;
}

/** What follows what: of the days under way those that only a slower vessel needs, and of demurrage what outlasts storage. */
function segmentsOf(rows: readonly TransitRow[]): readonly Segment[] {
  const storage = rows.find(({ id }) => id === 'storage')?.days.most ?? 0;
  return rows
    .flatMap(({ id, days }): Segment[] => {
      if (id === 'demurrage') return [{ look: id, days: days.most - storage }];
      if (id !== 'underWay') return [{ look: id, days: days.most }];
      return [
        { look: id, days: days.least },
        { look: 'spread', days: days.most - days.least },
      ];
    })
    .filter(({ days }) => days > 0);
}

/** The stages as a bar of their days, and the same in words, each with the day it ends. */
export function TransitBar({ rows }: { readonly rows: readonly TransitRow[] }) {
  const id = useId();
  const segments = segmentsOf(rows);
  const all = segments.reduce((sum, { days }) => sum + days, 0);
  const fill = (look: Segment['look']) => `url(#${id}${look})`;
  const share = (days: number) => `${String((days / all) * 100)}%`;
  return (
    <Frame>
      <svg width="100%" height="44" aria-hidden="true">
        <defs>
          {segments.map(({ look }) => (
            <pattern key={look} id={`${id}${look}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={looks[look].ground} />
              <path d={looks[look].hatching ?? ''} stroke="var(--ink)" strokeWidth="1.2" />
            </pattern>
          ))}
        </defs>
        {segments.map(({ look, days }, index) => (
          <rect
            key={look}
            x={share(segments.slice(0, index).reduce((sum, before) => sum + before.days, 0))}
            width={share(days)}
            height="44"
            fill={fill(look)}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
      </svg>
      <dl>
        {rows.map(({ id: stage, name, length, until }) => (
          <div key={stage}>
            <dt>
              <svg width="20" height="20" aria-hidden="true">
                <rect width="20" height="20" fill={fill(stage)} />
              </svg>
              <span>
                <span>{name}</span> <small>{length}</small>
              </span>
            </dt>
            <dd>{`until ${until}`}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
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
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
