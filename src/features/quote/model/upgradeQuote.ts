import { placeOf } from '../../../content/ports/places';
import { quoteNotes } from '../../../content/quote/quote';
import { isRecord } from '../../../lib/isRecord';

const isOldFormat = (vehicle: unknown) => isRecord(vehicle) && !('year_from' in vehicle);

/** Such as 'Houston, Texas'; '' if no place was chosen. */
function placeText(origin: unknown): string {
  if (!isRecord(origin) || typeof origin.place !== 'string' || origin.place === 'US') return '';
  const city = typeof origin.city === 'string' ? origin.city.trim() : '';
  return [city, placeOf(origin.place)?.name].filter(Boolean).join(', ');
}

/**
 * Migrates saved car purchase drafts from before December 2026, which had a single year and an origin. The year becomes
 * both ends of the year range, and the origin becomes a line in the notes.
 */
export function upgradeQuote(saved: unknown): unknown {
  if (!isRecord(saved) || saved.service !== 'car-purchase' || !Array.isArray(saved.vehicles)) return saved;
  const vehicles: readonly unknown[] = saved.vehicles;
  if (!vehicles.some(isOldFormat)) return saved;
  const place = placeText(saved.origin);
  const notes = typeof saved.notes === 'string' ? saved.notes.trim() : '';
  return {
    ...saved,
    vehicles: vehicles.map((vehicle) =>
      isRecord(vehicle) && isOldFormat(vehicle)
        ? { ...vehicle, year_from: vehicle.year, year_to: vehicle.year }
        : vehicle,
    ),
    ...(place && {
      origin: { place: '', city: '' },
      notes: [notes, quoteNotes.place(place)].filter(Boolean).join('\n'),
    }),
  };
}
