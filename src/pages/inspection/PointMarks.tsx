import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { carViews, inspectionPoints } from '../../content/services/inspectionPoints';
import { sedanViews } from '../../content/pictures/views/sedan';
import type { ViewSide } from '../../lib/vehicle/vehicleViews';
import { from } from '../../ui/theme/tokens';
import { pointPlaces } from './pointPlaces';

interface PointMarksProps {
  readonly view: ViewSide;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The area whose points are lit. */
  readonly zone: string | undefined;
}

/** The numbers on one view of the car, which are buttons. */
export function PointMarks({ view, chosen, onChoose, zone: lit }: PointMarksProps) {
  const { width, height } = sedanViews[view];
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="group" aria-label={carViews[view]}>
      {inspectionPoints.map(({ id, name: point, zone }, index) => {
        const place = pointPlaces[id];
        if (place?.view !== view) return null;
        const choose = () => {
          onChoose(id);
        };
        return (
          <Mark
            key={id}
            role="button"
            tabIndex={0}
            aria-pressed={chosen === id}
            aria-label={`${String(index + 1)}. ${point}`}
            data-lit={zone === lit || undefined}
            $chosen={chosen === id}
            $view={view}
            transform={`translate(${String(place.x)} ${String(place.y)})`}
            onClick={choose}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              choose();
            }}
          >
            <circle r="31" fill="transparent" />
            <circle r="15" />
            <text y="1">{index + 1}</text>
          </Mark>
        );
      })}
    </svg>
  );
}

const Mark = styled.g<{ $chosen: boolean; $view: ViewSide }>`
  cursor: pointer;
  circle + circle {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.5;
    transition:
      fill var(--steady),
      stroke var(--steady);
  }
  text {
    fill: var(--paper);
    font-size: 16px;
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
  }
  /* Where the view is large: larger marks would hide what they're about. */
  ${({ $view }) => ($view === 'side' ? from.sm : from.md)} {
    circle + circle,
    text {
      transform: scale(0.62);
    }
  }
  ${from.md} {
    &[data-lit] circle + circle {
      fill: var(--amber);
      stroke: var(--ink);
    }
    &[data-lit] text {
      fill: var(--ink);
    }
  }
  ${({ $chosen }) =>
    $chosen &&
    css`
      && circle + circle {
        fill: var(--signal);
        stroke: var(--ink);
      }
      && text {
        fill: var(--ink);
      }
    `}
  /* Older browsers keep their outline. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible circle + circle {
    stroke: var(--focus);
    stroke-width: 4;
  }
`;
