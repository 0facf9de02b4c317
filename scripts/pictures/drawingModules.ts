/** The module of the vehicles that the API knows. */
export const vehiclesText = (
  shapes: Record<string, object>,
  ground: number,
) => `/** Paths of a drawing, and its wheels. */
interface DrawnShape {
  /** What is painted, and what glass and lamps cover. */
  readonly solid: string;
  readonly glass: string;
  /** What isn't painted: pillars, bumpers, tracks, a truck's chassis. */
  readonly trim: string;
  readonly lamps: string;
  /** X and y of the center, and radius. */
  readonly wheels: readonly (readonly [x: number, y: number, radius: number])[];
}

/**
 * The API's body types from the side, facing right, traced from the models of the site's pictures. Each fills 48 by 24 units and
 * stands on the line y = ${String(ground)}. Written by \`npm run pictures drawings\`. Do not edit.
 */
export const vehicleShapes = ${JSON.stringify(shapes)} as const satisfies Readonly<Record<string, DrawnShape>>;

export type VehicleKind = keyof typeof vehicleShapes;
`;
