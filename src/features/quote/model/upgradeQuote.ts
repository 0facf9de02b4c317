import { placeOf } from '../../../content/ports/places';
import { quoteNotes } from '../../../content/quote/quote';
import { isRecord } from '../../../lib/isRecord';

const isOld = (vehicle: unknown) => isRecord(vehicle) && !('year_from' in vehicle);

/** 'Houston, Texas'; empty where no place was chosen. */
function placeText(origin: unknown): string {
  if (!isRecord(origin) || typeof origin.place !== 'string' || origin.place === 'US') return '';
  const city = typeof origin.city === 'string' ? origin.city.trim() : '';
  return [city, placeOf(origin.place)?.name].filter(Boolean).join(', ');
}

/**
 * A draft of any build: until December 2026 a car purchase was asked for one year and where the car is. The year
 * becomes both ends of the years that are fine, and the place a line of the notes, where it can be read and changed.
 */
export function upgradeQuote(saved: unknown): unknown {
  if (!isRecord(saved) || saved.service !== 'car-purchase' || !Array.isArray(saved.vehicles)) return saved;
  const vehicles: readonly unknown[] = saved.vehicles;
  if (!vehicles.some(isOld)) return saved;
  const place = placeText(saved.origin);
  const notes = typeof saved.notes === 'string' ? saved.notes.trim() : '';
  return {
    ...saved,
    vehicles: vehicles.map((vehicle) =>
      isRecord(vehicle) && isOld(vehicle)
        ? { ...vehicle, year_from: vehicle.year, year_to: vehicle.year }
        : vehicle,
    ),
    ...(place && {
      origin: { place: '', city: '' },
      notes: [notes, quoteNotes.place(place)].filter(Boolean).join('\n'),
    }),
  };
}
