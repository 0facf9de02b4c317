import { useId } from 'react';
import styled, { css } from 'styled-components';
import { pointWords } from '../../content/services/inspectionPoints';
import type { InspectionPoint } from '../../content/services/inspectionPoints';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { SubTitle } from '../../ui/theme/text';
import { below, from, onTablets, space, visuallyHidden } from '../../ui/theme/tokens';
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
  /** Called with the zone that the pointer is on, and with undefined when it leaves. */
  readonly onPoint: (id: string | undefined) => void;
}

/** The inspection points of one area of the car. On phones, the disclosure's button stands in for the heading. */
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
    >
      <SubTitle id={headingId}>{name}</SubTitle>
      <PhoneDisclosure summary={pointWords.zone(name, points.length)} isOpen={firstNumber === 1}>
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
      </PhoneDisclosure>
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

/** On tablets, its points are in columns without a gap at the end. */
const Zone = styled.div<{ readonly $isRead: boolean; readonly $columns: number }>`
  ${below.sm} {
    position: relative;
    h3 {
      ${visuallyHidden}
    }
    & + & details {
      border-top: 0;
    }
  }
  ${from.sm} {
    padding-block: ${space(4)};
    border-top: 2px solid var(--ink);
    ${({ $isRead }) => $isRead && lit}
    h3 {
      font-size: 1.5rem;
    }
    & + & {
      margin-top: ${space(2)};
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
