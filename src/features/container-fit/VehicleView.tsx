import { useState } from 'react';
import { minivanViews } from '../../content/pictures/views/minivan';
import { pickupViews } from '../../content/pictures/views/pickup';
import { sedanViews } from '../../content/pictures/views/sedan';
import { suvViews } from '../../content/pictures/views/suv';
import type { VehicleViews, ViewSide } from '../../lib/vehicle/vehicleViews';
import { Paint } from '../../ui/vehicles/Paint';
import { drawnBoxes, DrawnVehicle } from './DrawnVehicle';
import type { DrawnBody } from './DrawnVehicle';
import type { FitBody } from './fitState';

const views: Readonly<Record<Exclude<FitBody, DrawnBody>, VehicleViews>> = {
  sedan: sedanViews,
  suv: suvViews,
  pickup: pickupViews,
  minivan: minivanViews,
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

/** A vehicle in a drawing, without its mirrors, which are folded in a container. */
export function VehicleView({ body, side, color, x, y, length, across }: VehicleViewProps) {
  const isDrawn = body === 'van' || body === 'motorcycle';
  return (
    <svg
      x={x}
      y={y}
      width={length}
      height={across}
      viewBox={isDrawn ? drawnBoxes[body][side] : views[body][side].body.join(' ')}
      preserveAspectRatio="none"
      overflow="hidden"
    >
      {isDrawn ? (
        <DrawnVehicle body={body} side={side} color={color} />
      ) : (
        <Rendered view={views[body][side]} side={side} color={color} />
      )}
    </svg>
  );
}

interface RenderedProps {
  readonly view: VehicleViews[ViewSide];
  readonly side: ViewSide;
  readonly color: string;
}

/** Its paint, and a render of all else on top. Without the render, the painted outline is left. */
function Rendered({ view: { url, width, height, outline }, side, color }: RenderedProps) {
  const [format, setFormat] = useState('avif');
  return (
    <>
      <Paint side={side} outline={outline} color={color} />
      {/* The oldest browsers can't read AVIF. */}
      <image
        href={`${url}.${format}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        onError={() => setFormat('webp')}
      />
    </>
  );
}
