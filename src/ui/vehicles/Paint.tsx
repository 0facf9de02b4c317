import { useId } from 'react';
import type { ViewSide } from '../../lib/vehicle/vehicleViews';

interface PaintProps {
  readonly side: ViewSide;
  /** The vehicle's outline, an SVG path. */
  readonly outline: string;
  readonly color: string;
}

/** A vehicle's paint in the evening light, as part of an SVG. The render's shading, glass and wheels go over it. */
export function Paint({ side, outline, color }: PaintProps) {
  const id = `${useId()}form`;
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        {forms[side].map(([offset, tone, opacity]) => (
          <stop key={offset} offset={offset} stopColor={tone} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={outline} fill={color} />
      <path d={outline} fill={`url(#${id})`} />
    </>
  );
}

/** The light on the paint, from the roof to the sills, and from flank to flank: offset, color and opacity. */
const forms: Readonly<Record<ViewSide, readonly (readonly [number, string, number])[]>> = {
  side: [
    [0, '#fff', 0.4],
    [0.26, '#fff', 0.05],
    [0.37, '#fff', 0.34],
    [0.46, '#fff', 0.08],
    [0.52, '#000', 0],
    [0.7, '#000', 0.2],
    [0.74, '#fff', 0.12],
    [0.9, '#000', 0.4],
  ],
  above: [
    [0.05, '#000', 0.34],
    [0.13, '#fff', 0.3],
    [0.24, '#fff', 0],
    [0.5, '#fff', 0.16],
    [0.76, '#000', 0],
    [0.87, '#fff', 0.12],
    [0.95, '#000', 0.42],
  ],
};
