/** A point's position on its view of the car, in the view's units. */
interface PointPlace {
  readonly view: 'side' | 'above';
  readonly x: number;
  readonly y: number;
}

/** Positions by point id, 44 units or more apart, so that no touch areas overlap. A test checks both. */
export const pointPlaces: Readonly<Record<string, PointPlace>> = {
  panels: { view: 'side', x: 158, y: 82 },
  glass: { view: 'side', x: 246, y: 47 },
  wheels: { view: 'side', x: 98, y: 112 },
  frame: { view: 'side', x: 208, y: 112 },
  driveline: { view: 'side', x: 268, y: 112 },
  'front-structure': { view: 'side', x: 398, y: 86 },
  fluids: { view: 'above', x: 324, y: 58 },
  engine: { view: 'above', x: 352, y: 98 },
  battery: { view: 'above', x: 324, y: 138 },
  dashboard: { view: 'above', x: 254, y: 62 },
  airbags: { view: 'above', x: 254, y: 134 },
  numbers: { view: 'above', x: 284, y: 98 },
  equipment: { view: 'above', x: 190, y: 62 },
  title: { view: 'above', x: 218, y: 98 },
  water: { view: 'above', x: 152, y: 134 },
};
