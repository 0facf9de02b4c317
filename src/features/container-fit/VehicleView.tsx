import { useState } from 'react';
import { minivanViews } from '../../content/pictures/views/minivan';
import { motorcycleViews } from '../../content/pictures/views/motorcycle';
import { pickupViews } from '../../content/pictures/views/pickup';
import { sedanViews } from '../../content/pictures/views/sedan';
import { suvViews } from '../../content/pictures/views/suv';
import { vanViews } from '../../content/pictures/views/van';
import type { VehicleViews, ViewSide } from '../../lib/vehicle/vehicleViews';
import { Paint } from '../../ui/vehicles/Paint';
import type { FitBody } from './fitState';

const views: Readonly<Record<FitBody, VehicleViews>> = {
  sedan: sedanViews,
  suv: suvViews,
  pickup: pickupViews,
  minivan: minivanViews,
  van: vanViews,
  motorcycle: motorcycleViews,
};

interface VehicleViewProps {
  readonly body: FitBody;
  readonly side: ViewSide;
  readonly color: string;
  /** Where it is in the drawing, in mm: the vehicle is as large as its dimensions say. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** Its height, or its width as seen from above. */
  readonly across: number;
}

/** A vehicle in a drawing: its paint, and a render of all else on top. Without the render, the painted outline is left. */
export function VehicleView({ body, side, color, x, y, length, across }: VehicleViewProps) {
  const { url, width, height, outline, body: measured } = views[body][side];
  const [format, setFormat] = useState('avif');
  return (
    // Cuts off the mirrors, which are folded in a container.
    <svg
      x={x}
      y={y}
      width={length}
      height={across}
      viewBox={measured.join(' ')}
      preserveAspectRatio="none"
      overflow="hidden"
    >
      <Paint side={side} outline={outline} color={color} />
      {/* The oldest browsers can't read AVIF. */}
      <image
        href={`${url}.${format}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        onError={() => setFormat('webp')}
      />
    </svg>
  );
}
