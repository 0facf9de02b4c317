import type { PlaceOption } from '../../../content/ports/places';
import { ngPorts, ngStates, undecidedPlace, usPorts, usStates } from '../../../content/ports/places';
import { placeGroups } from '../../../content/quote/quoteStart';
import type { QuoteDraft } from './draft';
import { isWish } from './serviceRules';

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly PlaceOption[];
}

type Country = 'US' | 'NG';

const inCountry: Readonly<Record<Country, readonly PlaceGroup[]>> = {
  US: [
    { label: placeGroups.usPorts, places: usPorts },
    { label: placeGroups.usStates, places: usStates },
  ],
  NG: [
    { label: placeGroups.ngPorts, places: ngPorts },
    { label: placeGroups.ngStates, places: ngStates },
  ],
};

const undecided: PlaceGroup = { label: placeGroups.open, places: [undecidedPlace] };

/**
 * Places that make sense at one end, by service, ports before states: cars leave the US and land in Nigeria; a car that is still to be
 * found has no place yet; one to be inspected may go nowhere yet; haulage on land happens in either country.
 */
export function placeGroupsFor(
  service: QuoteDraft['service'],
  end: 'origin' | 'destination',
): readonly PlaceGroup[] {
  const home: Country = end === 'origin' ? 'US' : 'NG';
  const groups = inCountry[home];
  if (service === 'logistics') return [...groups, ...inCountry[home === 'US' ? 'NG' : 'US']];
  if (isWish(service) && end === 'origin') return [];
  if (service === 'inspection' && end === 'destination') return [undecided, ...groups];
  return groups;
}

/** Their codes. */
export const placesFor = (
  service: QuoteDraft['service'],
  end: 'origin' | 'destination',
): ReadonlySet<string> =>
  new Set(placeGroupsFor(service, end).flatMap(({ places }) => places.map(({ code }) => code)));
