import type { InspectionZone } from '../../content/services/inspectionPoints';
import type { ViewSide } from '../../lib/vehicle/vehicleViews';

/** A point's position on its view of the car, in the view's units. */
interface PointPlace {
  readonly view: ViewSide;
  readonly x: number;
  readonly y: number;
}

/**
 * Positions by point id, on the parts of the render that they are about. They are 62 units or more apart, so that the touch
 * areas are 44 px wide on a phone of 360 px and none overlap. A test checks both.
 */
export const pointPlaces: Readonly<Record<string, PointPlace>> = {
  panels: { view: 'side', x: 170, y: 77 },
  glass: { view: 'side', x: 235, y: 38 },
  wheels: { view: 'side', x: 103, y: 110 },
  frame: { view: 'side', x: 218, y: 117 },
  driveline: { view: 'side', x: 283, y: 117 },
  'front-structure': { view: 'side', x: 404, y: 112 },
  fluids: { view: 'above', x: 341, y: 48 },
  engine: { view: 'above', x: 384, y: 99 },
  battery: { view: 'above', x: 341, y: 150 },
  dashboard: { view: 'above', x: 258, y: 48 },
  airbags: { view: 'above', x: 258, y: 150 },
  numbers: { view: 'above', x: 296, y: 99 },
  equipment: { view: 'above', x: 168, y: 66 },
  title: { view: 'above', x: 222, y: 99 },
  water: { view: 'above', x: 62, y: 99 },
};

/** The parts of each view that light with a zone, within the car's outline. The exterior is the paint itself. */
export const zoneAreas: Readonly<
  Record<Exclude<InspectionZone, 'exterior'>, Readonly<Partial<Record<ViewSide, string>>>>
> = {
  engine: {
    side: 'M316 36H440V104H381A36 36 0 0 0 316 89Z',
    above: 'M317 40H408Q424 66 426 99Q424 132 408 158H317Z',
  },
  interior: {
    side: 'M299 52.5L242 18.5L193 14.5L143 17.5L100 45.5Z',
    above: 'M62 50L125 38H290L314 44Q320 99 314 154L290 160H125L62 148Q54 99 62 50Z',
  },
  underbody: { side: 'M137 106H312V126H137ZM14 104H67V126H14ZM382 106H430V126H382Z' },
  papers: {
    side: 'M197 52H207V112H197Z',
    above: 'M296 75a24 24 0 100 48a24 24 0 100-48ZM222 75a24 24 0 100 48a24 24 0 100-48Z',
  },
};
