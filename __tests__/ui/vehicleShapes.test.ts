import { vehicleShapes } from '../../src/ui/vehicles/shapes';
import { vehicleKinds } from '../../src/lib/vehicle/carLook';

/** Numbers that each command takes. */
const LENGTHS: Readonly<Record<string, number>> = { M: 2, l: 2, h: 1, v: 1, c: 6, Z: 0 };

/** The points that a path goes through. Throws if the path isn't valid. */
function pointsOf(path: string): (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (numbers.length !== LENGTHS[command]) throw new Error(`${command}${text}`);
    const end = numbers.slice(-2);
    if (command === 'M') [x = 0, y = 0] = end;
    else if (command === 'h') x += numbers[0] ?? 0;
    else if (command === 'v') y += numbers[0] ?? 0;
    else if (command !== 'Z') [x, y] = [x + (end[0] ?? 0), y + (end[1] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

describe.each(Object.entries(vehicleShapes))('%s', (_kind, shape) => {
  it.each(['solid', 'glass', 'trim', 'lamps'] as const)('has a valid path within the drawing: %s', (part) => {
    const path: string = shape[part];
    expect(path).toMatch(/^(?:M[^M]+Z)*$/);
    for (const [x, y] of pointsOf(path)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(48);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(24);
    }
  });

  it('stands on the ground, and fills the drawing', () => {
    const points = pointsOf(shape.solid + shape.trim + shape.lamps);
    const circles = shape.wheels.flatMap(([x, y, r]) => [
      [x - r, y + r],
      [x + r, y + r],
    ]);
    const ends = [...points, ...circles].map(([x = 0, y = 0]) => ({ x, y }));
    const [left, right] = [Math.min(...ends.map(({ x }) => x)), Math.max(...ends.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...ends.map(({ y }) => y)), Math.max(...ends.map(({ y }) => y))];
    // Some parts are too thin to draw.
    expect(Math.abs(bottom - 23)).toBeLessThan(1);
    expect(Math.abs((left + right) / 2 - 24)).toBeLessThan(1.5);
    expect(Math.max((right - left) / 46, (bottom - top) / 22)).toBeGreaterThan(0.85);
  });
});

it('draws all of the API’s body types', () => {
  expect(Object.keys(vehicleShapes)).toEqual(expect.arrayContaining([...vehicleKinds]));
});
