import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { inspectionPoints, carViews } from '../../content/services/inspectionPoints';
import { Stencil } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { CarFromAbove, CarFromTheSide } from './CarViews';
import { pointPlaces } from './pointPlaces';

interface CarDiagramProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The area whose points are lit. */
  readonly zone: string | undefined;
}

const views = [
  { id: 'side', name: carViews.side, size: '0 0 440 137', Car: CarFromTheSide },
  { id: 'above', name: carViews.above, size: '0 0 440 196', Car: CarFromAbove },
] as const;

/** The car from the side and from above. Each number is a button that selects a point of the list. */
export function CarDiagram({ chosen, onChoose, zone: lit }: CarDiagramProps) {
  return (
    <Views>
      {views.map(({ id: view, name, size, Car }) => (
        <figure key={view}>
          <svg viewBox={size} role="group" aria-label={name}>
            <Car />
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
                  transform={`translate(${String(place.x)} ${String(place.y)})`}
                  onClick={choose}
                  onKeyDown={(event: KeyboardEvent) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    choose();
                  }}
                >
                  <circle r="31" fill="transparent" />
                  <circle r="19" />
                  <text y="1">{index + 1}</text>
                </Mark>
              );
            })}
          </svg>
          <Stencil as="figcaption">{name}</Stencil>
        </figure>
      ))}
    </Views>
  );
}

/** Limits the drawings' width, because the marks grow with it. */
const Views = styled.div`
  display: grid;
  gap: ${space(6)};
  figure {
    max-width: 38rem;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
  svg {
    width: 100%;
    overflow: visible;
    /* The drawing is dark, so it needs its light background even in forced colors. */
    @media (forced-colors: active) {
      background: var(--sand);
      forced-color-adjust: none;
    }
  }
  figcaption {
    padding-top: ${space(2)};
    border-top: 1px solid var(--line-strong);
  }
`;

const Mark = styled.g<{ $chosen: boolean }>`
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
    font-size: 18px;
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
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
  &:focus {
    outline: none;
  }
  &:focus-visible circle + circle {
    stroke: var(--focus);
    stroke-width: 4;
  }
`;
