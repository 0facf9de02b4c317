import { useId } from 'react';
import styled, { css } from 'styled-components';
import { pointWords } from '../../content/services/inspectionPoints';
import type { InspectionPoint } from '../../content/services/inspectionPoints';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { SubTitle } from '../../ui/theme/text';
import { below, from, space, visuallyHidden } from '../../ui/theme/tokens';
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
      $count={points.length}
      $isRead={isRead}
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

/** With two or three columns on tablets, and on wide screens one for each point. Zones of two points are beside each other there. */
const Zone = styled.div<{ readonly $count: number; readonly $isRead: boolean }>`
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
  @media screen and (min-width: 40em) {
    ol {
      display: grid;
      grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
      column-gap: ${({ $count }) => space($count === 3 ? 8 : 10)};
    }
    && li {
      align-content: start;
    }
    && li:nth-child(2),
    && li:nth-last-child(1):nth-child(3) {
      background-image: none;
    }
    li > div {
      padding-inline-start: 0;
    }
  }
  @media screen and (min-width: 75em) {
    grid-column: ${({ $count }) => ($count > 2 ? '1 / -1' : 'auto')};
    & + & {
      margin-top: 0;
    }
    ol {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
      column-gap: ${space(8)};
    }
    && li {
      padding-bottom: 0;
      background-image: none;
    }
  }
`;
