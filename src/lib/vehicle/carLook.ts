/** Body styles with a rendered picture. */
export const carBodies = ['sedan', 'suv', 'pickup', 'van'] as const;

/** The API's body types. The other ones are drawn. */
export const vehicleKinds = [...carBodies, 'bus', 'truck', 'motorcycle', 'machinery'] as const;

export const paintColors = {
  white: '#fff',
  silver: '#b9c0c4',
  black: '#3a4046',
  red: '#c8402f',
  orange: '#e9681f',
  blue: '#3b7fb4',
} as const;

export type CarBody = (typeof carBodies)[number];
export type VehicleLook = (typeof vehicleKinds)[number];
export type CarPaint = keyof typeof paintColors;

export const paints = Object.keys(paintColors) as CarPaint[];

/** How a vehicle looks in the site's pictures. Each part is missing until a visitor chooses it. */
export interface CarLook {
  readonly body?: VehicleLook | undefined;
  readonly paint?: CarPaint | undefined;
}

/** The paint of a car whose color nobody chose. */
export const PLAIN_PAINT: CarPaint = 'silver';

export const isCarBody = (kind: string | undefined): kind is CarBody =>
  carBodies.some((body) => body === kind);

export const isVehicleKind = (kind: string): kind is VehicleLook => vehicleKinds.some((one) => one === kind);

/** Reads the look of a link or a file, such as 'suv-blue' or 'suv'. Ignores a color it doesn't know. @returns undefined for anything else */
export function parseCarCode(code: string): CarLook | undefined {
  const [body = '', color, ...others] = code.split('-');
  if (!isVehicleKind(body) || others.length > 0) return undefined;
  return { body, paint: paints.find((paint) => paint === color) };
}
