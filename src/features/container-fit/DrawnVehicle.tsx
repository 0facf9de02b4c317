import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import type { ViewSide } from '../../lib/vehicle/vehicleViews';

export type DrawnBody = 'van' | 'motorcycle';

interface DrawnVehicleProps {
  readonly body: DrawnBody;
  readonly side: ViewSide;
  readonly color: string;
}

/** What a drawing without a frame measures: left, top, width and height. */
export const drawnBoxes: Readonly<Record<DrawnBody, Readonly<Record<ViewSide, string>>>> = {
  van: { side: '1 3.73 46 19.27', above: '0 0 100 40' },
  motorcycle: { side: '6.21 1 35.58 22', above: '0 0 100 40' },
};

/** A vehicle that no picture shows from these sides. */
export function DrawnVehicle({ body, side, color }: DrawnVehicleProps) {
  if (side === 'side') return <VehicleDrawing kind={body} color={color} glass="var(--paper)" />;
  if (body === 'motorcycle')
    return (
      <g fill={color} stroke="var(--ink)" strokeWidth="2">
        <path d="M2 17H30Q45 10 62 14L98 18V22L62 26Q45 30 30 23H2Z" />
        <path d="M72 2Q66 20 72 38" fill="none" strokeWidth="4" />
      </g>
    );
  return (
    <>
      <path
        d="M7 2Q2 3 1 9V31Q2 37 7 38L88 39Q97 36 99 27V13Q97 4 88 1Z"
        fill={color}
        stroke="var(--ink)"
        strokeWidth="0.8"
      />
      <path
        d="M92 5q4 15 0 30l-11-4q3-11 0-22ZM3 6q-3 14 0 28l7-3q-2-11 0-22ZM11 7l-3-3H88L84 7ZM11 33l-3 3H88L84 33Z"
        fill="var(--ink)"
      />
      <path d="M90 4l6 6M90 36l6-6" stroke="var(--paper)" strokeWidth="2" />
      <path d="M2 8v5M2 27v5" stroke="var(--brick)" strokeWidth="2" />
    </>
  );
}
