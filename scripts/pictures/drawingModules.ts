/** The module of the vehicles that the API knows. */
export const vehiclesText = (
  shapes: Record<string, object>,
  ground: number,
) => `/** Paths of a drawing, and its wheels. */
export interface DrawnShape {
  /** What is painted, and what glass and lamps cover. */
  readonly solid: string;
  readonly glass: string;
  /** What isn't painted: pillars, bumpers, tracks, a truck's chassis. */
  readonly trim: string;
  readonly lamps: string;
  /** X and y of the center, and radius. */
  readonly wheels: readonly (readonly [x: number, y: number, radius: number])[];
}

/** A vehicle's side view, facing right, in 48 by 24 units. It stands on the line y = ${String(ground)}. */
interface VehicleShape extends DrawnShape {
  /** Its bounds, and the length between left and right in meters. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly meters: number;
}

/** Where all vehicles stand. */
export const GROUND = ${String(ground)};

/**
 * The API's body types, traced from the models of the site's pictures. Written by \`npm run pictures drawings\`. Do not edit.
 */
export const vehicleShapes = ${JSON.stringify(shapes)} as const satisfies Readonly<Record<string, VehicleShape>>;

export type VehicleKind = keyof typeof vehicleShapes;
`;
