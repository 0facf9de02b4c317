import styled from 'styled-components';
import { transitNotes, transitTool } from '../../content/tools/transit';
import type { TransitStageId } from '../../lib/time/transit';
import { HatchedBar, fills } from '../../ui/HatchedBar';
import type { BarLook } from '../../ui/HatchedBar';
import { oneColumn, onTablets, space } from '../../ui/theme/tokens';
import type { TransitRow } from './model/plan';

const looks: Readonly<Record<TransitStageId | 'spread', BarLook>> = {
  filing: { ground: fills.sand },
  loadingWait: { ground: fills.orange, hatching: 'M-2 10L10-2M-2 2L2-2M6 10L10 6' },
  underway: { ground: fills.blue },
  spread: { ground: fills.blue, hatching: 'M4 0V8' },
  dischargeWait: { ground: fills.peach, hatching: 'M-2-2L10 10M-2 6L2 10M6-2L10 2' },
  storage: { ground: fills.green, hatching: 'M0 4H8' },
  demurrage: { ground: fills.amber, hatching: 'M-2-2L10 10M-2 10L10-2' },
};

interface Segment {
  readonly look: TransitStageId | 'spread';
  readonly days: number;
}

/**
 * Bar segments without overlap. Days underway are split into the fastest vessel's and the extra days of a
 * slower one. Demurrage-free days start with storage-free days, so only those after the latter count.
 */
function segmentsOf(rows: readonly TransitRow[]): readonly Segment[] {
  const storage = rows.find(({ id }) => id === 'storage')?.days.most ?? 0;
  return rows
    .flatMap(({ id, days }): Segment[] => {
      if (id === 'demurrage') return [{ look: id, days: days.most - storage }];
      if (id !== 'underway') return [{ look: id, days: days.most }];
      return [
        { look: id, days: days.least },
        { look: 'spread', days: days.most - days.least },
      ];
    })
    .filter(({ days }) => days > 0);
}

/** The stages as a bar and as a list, each with its end date. */
export function TransitBar({ rows }: { readonly rows: readonly TransitRow[] }) {
  const parts = segmentsOf(rows).map(({ look, days }) => ({ id: look, size: days, ...looks[look] }));
  return (
    <Bar parts={parts}>
      {(swatch) => (
        <dl>
          {rows.map(({ id, name, length, until }) => (
            <div key={id}>
              <dt>
                {swatch(id)}
                <span>
                  <span>{name}</span> <small>{length}</small>
                  {id === 'underway' && parts.some((part) => part.id === 'spread') && (
                    <small>
                      {swatch('spread')} {transitNotes.spread}
                    </small>
                  )}
                </span>
              </dt>
              <dd>{transitTool.until(until)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Bar>
  );
}

/** Below the bar, the stages are in rows, and on tablets side by side. */
const Bar = styled(HatchedBar<Segment['look']>)`
  dl > div {
    grid-template-columns: minmax(10rem, 1fr) auto;
  }
  ${onTablets} {
    dl {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
      gap: ${space(4)};
      > div {
        ${oneColumn}
        align-content: start;
        border: 0;
      }
    }
    dt {
      align-items: start;
    }
    dd {
      padding-inline-start: ${space(8)};
      text-align: start;
    }
  }
  small {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  small:has(svg) {
    margin-top: ${space(1)};
  }
`;
