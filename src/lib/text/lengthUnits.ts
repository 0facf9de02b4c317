/** Exact since 1959. */
export const MM_PER_INCH = 25.4;
export const INCHES_PER_FOOT = 12;

export interface FeetAndInches {
  feet: number;
  /** 0 to 11 in results of `mmToFeetAndInches`. */
  inches: number;
}

/** Converts to feet and inches, rounded to whole inches. */
export function mmToFeetAndInches(mm: number): FeetAndInches {
  const inches = Math.round(mm / MM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** Converts to whole millimeters. */
export const feetAndInchesToMm = ({ feet, inches }: FeetAndInches): number =>
  Math.round((feet * INCHES_PER_FOOT + inches) * MM_PER_INCH);

/** '16 ft 0 in', which doesn't break. */
export function formatFeetAndInches(mm: number): string {
  const { feet, inches } = mmToFeetAndInches(mm);
  return [feet, 'ft', inches, 'in'].join('\u00a0');
}

/** Length left, in both units, rounded down: a vehicle as long as that still fits. */
export const formatRoom = (mm: number): { readonly meters: string; readonly feet: string } => ({
  meters: formatMeters(Math.floor(mm / 10) * 10),
  feet: formatFeetAndInches(Math.floor(mm / MM_PER_INCH) * MM_PER_INCH),
});

/** '4.89 m', which doesn't break. Centimeters, because vehicle dimensions aren't known any more precisely. */
export const formatMeters = (mm: number): string => `${(Math.round(mm / 10) / 100).toFixed(2)}\u00a0m`;
