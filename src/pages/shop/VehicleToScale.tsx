import { useId } from 'react';
import styled from 'styled-components';
import type { ShopCategory, ShopItem } from '../../content/pages/shop';
import { vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { StandingVehicle, sizeOf } from './StandingVehicle';

interface VehicleToScaleProps {
  readonly item: ShopItem;
  /** Its longest and its tallest vehicle set the scale. */
  readonly category: ShopCategory;
}

/** Of a standard container, in centimeters. */
const DOOR_HEIGHT = 226;

/** Whether a kind of vehicle has its own drawing, besides its body type's. */
const hasDrawing = (id: string): id is VehicleKind => Object.hasOwn(vehicleShapes, id);

const kindOf = ({ id, bodyType = 'sedan' }: ShopItem): VehicleKind => (hasDrawing(id) ? id : bodyType);

/** A vehicle on the ground, which has a mark every meter. Next to each other, those of a category are one drawing. */
export function VehicleToScale({ item, category: { items, showsDoor } }: VehicleToScaleProps) {
  const light = useId();
  const kind = kindOf(item);
  const sizes = items.map(kindOf).map(sizeOf);
  const meters = Math.ceil(Math.max(...sizes.map(({ length }) => length)) / 100 + 0.7);
  const height = Math.max(...sizes.map((size) => size.height)) + 60;
  const { length } = sizeOf(kind);
  const middle = meters * 50;
  return (
    <Ground $meters={meters} aria-hidden="true">
      <svg viewBox={`0 0 ${String(meters * 100)} ${String(height)}`}>
        <linearGradient id={light} x2="0" y2="1">
          <stop stopColor="#3a8c9c" />
          <stop offset="0.5" stopColor="#1f6f80" />
          <stop offset="1" stopColor="#155663" />
        </linearGradient>
        <ellipse cx={middle} cy={height} rx={length * 0.52} ry={meters * 2} fillOpacity="0.3" />
        <StandingVehicle kind={kind} x={middle - length / 2} y={height} color={`url(#${light})`} />
        {showsDoor && <Door d={`M0 ${String(height - DOOR_HEIGHT)}H${String(meters * 100)}`} />}
      </svg>
    </Ground>
  );
}

const Ground = styled.div<{ $meters: number }>`
  width: 100%;
  background: var(--sea-tint);
  svg {
    display: block;
    width: 100%;
    border-bottom: 2px solid var(--ink);
  }
  &::after {
    content: '';
    display: block;
    height: 0.5rem;
    background: repeating-linear-gradient(
        90deg,
        var(--ink) 0 1px,
        transparent 0 calc(100% / ${({ $meters }) => $meters})
      )
      var(--paper);
  }
`;

const Door = styled.path`
  stroke: var(--signal-deep);
  stroke-width: 2;
  stroke-dasharray: 8 5;
  vector-effect: non-scaling-stroke;
`;
