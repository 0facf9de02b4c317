/** A point's position on its view of the car, in the view's units. */
interface PointPlace {
  readonly view: 'side' | 'above';
  readonly x: number;
  readonly y: number;
}

/**
 * Positions by point id, 62 units or more apart, so that the touch areas are 44 px wide on a phone of 360 px and none
 * overlap. A test checks both.
 */
export const pointPlaces: Readonly<Record<string, PointPlace>> = {
  panels: { view: 'side', x: 150, y: 74 },
  glass: { view: 'side', x: 244, y: 48 },
  wheels: { view: 'side', x: 98, y: 112 },
  frame: { view: 'side', x: 200, y: 112 },
  driveline: { view: 'side', x: 263, y: 112 },
  'front-structure': { view: 'side', x: 398, y: 86 },
  fluids: { view: 'above', x: 340, y: 48 },
  engine: { view: 'above', x: 377, y: 98 },
  battery: { view: 'above', x: 340, y: 148 },
  dashboard: { view: 'above', x: 258, y: 48 },
  airbags: { view: 'above', x: 258, y: 148 },
  numbers: { view: 'above', x: 295, y: 98 },
  equipment: { view: 'above', x: 184, y: 48 },
  title: { view: 'above', x: 221, y: 98 },
  water: { view: 'above', x: 150, y: 148 },
};
