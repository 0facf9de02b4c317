import type { CarPaint, VehicleLook } from '../../lib/vehicle/carLook';

/** Body styles as a visitor chooses them for the pictures. */
export const bodyNames: Readonly<Record<VehicleLook, string>> = {
  sedan: 'Sedan',
  suv: 'SUV',
  pickup: 'Pickup',
  van: 'Van',
  bus: 'Bus',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
  machinery: 'Heavy equipment',
};

export const paintNames: Readonly<Record<CarPaint, string>> = {
  white: 'White',
  silver: 'Silver',
  black: 'Black',
  red: 'Red',
  orange: 'Orange',
  blue: 'Blue',
};

/** What the picture shows: 'SUV, blue', or 'SUV' if no color was chosen. A sedan also stands for other cars. */
export function lookText(body: VehicleLook, paint: CarPaint | undefined): string {
  const name = body === 'sedan' ? 'Car' : bodyNames[body];
  return paint ? `${name}, ${paintNames[paint].toLowerCase()}` : name;
}

export const carLookWords = {
  color: 'Color',
  hint: 'Only for the pictures on this site. We don’t send it.',
  /** The caption of the picture on pages about a shipment: it shows a choice, not a fact. */
  picked: (look: string) => `Your pick for the pictures: ${look}`,
  /** The same on a page opened from a shared link. */
  sharedPick: (look: string) => `The sender’s pick for the pictures: ${look}`,
} as const;
