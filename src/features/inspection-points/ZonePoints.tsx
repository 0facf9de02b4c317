import { useId } from 'react';
import styled, { css } from 'styled-components';
import { pointWords } from '../../content/services/inspectionPoints';
import type { InspectionPoint } from '../../content/services/inspectionPoints';
import { Disclosure } from '../../ui/Disclosure';
import { Small, SubTitle } from '../../ui/theme/text';
import { below, from, onTablets, space } from '../../ui/theme/tokens';
import { PointRow } from './PointRow';

interface ZonePointsProps {
  readonly id: string;
  readonly name: string;
  /** Whether it's the area being read. */
  readonly isRead: boolean;
  readonly points: readonly InspectionPoint[];
  /** Number of the zone's first point. Numbering continues across zones. */
  readonly firstNumber: number;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Called with the zone that the pointer or the focus is on, and with undefined when it leaves. */
  readonly onPoint: (id: string | undefined) => void;
}

/** The inspection points of one area of the car, which unfold. */
export function ZonePoints({
  id,
  name,
  isRead,
  points,
  firstNumber,
  chosen,
  onChoose,
  onPoint,
}: ZonePointsProps) {
  const headingId = useId();
  return (
    <Zone
      data-zone={id}
      $isRead={isRead}
      $columns={points.length % 2 ? 3 : 2}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(undefined)}
    >
      <Disclosure
        summary={
          <>
            <SubTitle id={headingId}>{pointWords.zone(name, points.length)}</SubTitle>
            <Names>{points.map((point) => point.name).join(' · ')}</Names>
          </>
        }
        isOpen={firstNumber === 1}
      >
        <ol start={firstNumber} aria-labelledby={headingId}>
          {points.map((point, index) => (
            <PointRow
              key={point.id}
              point={point}
              number={firstNumber + index}
              chosen={chosen === point.id}
              onChoose={onChoose}
            />
          ))}
        </ol>
      </Disclosure>
    </Zone>
  );
}

/** Wider than its rule, by as much on both sides. */
const lit = css`
  --light: rgb(255 255 255 / 50%);
  background: var(--light);
  box-shadow:
    ${space(4)} 0 var(--light),
    ${space(-4)} 0 var(--light);
`;

/** What's in a closed area, where there's room. */
const Names = styled(Small).attrs({ as: 'span' })`
  font-weight: 400;
  ${below.sm} {
    display: none;
  }
  [open] > summary & {
    display: none;
  }
`;

/** On tablets, its points are in columns without a gap at the end. */
const Zone = styled.div<{ readonly $isRead: boolean; readonly $columns: number }>`
  ${below.sm} {
    h3 {
      font: inherit;
    }
    & + & details {
      border-top: 0;
    }
  }
  ${from.sm} {
    border-top: 2px solid var(--ink);
    ${({ $isRead }) => $isRead && lit}
    details {
      border: 0;
    }
    summary {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: ${space(1)};
    }
    summary::after {
      grid-area: 1 / 2;
    }
    h3 {
      font-size: 1.5rem;
    }
  }
  ${onTablets} {
    ol {
      display: grid;
      grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
      column-gap: clamp(${space(6)}, 5vw, ${space(10)});
    }
    && li {
      align-content: start;
    }
    && li:nth-child(-n + ${({ $columns }) => $columns}) {
      background-image: none;
    }
    li > div {
      padding-inline-start: 0;
    }
  }
`;
