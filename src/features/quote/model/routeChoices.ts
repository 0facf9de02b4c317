import type { PlaceOption } from '../../../content/ports/places';
import { ngPorts, ngStates, undecidedPlace, usPorts, usStates } from '../../../content/ports/places';
import { placeGroups } from '../../../content/quote/quoteStart';
import type { QuoteDraft } from './draft';
import { isPurchase } from './serviceRules';

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
 * The places available as origin or destination of a service, ports before states. Cars go from the US to Nigeria; a car to
 * be bought has no origin yet; one to be inspected may have no destination; trucking happens in either country.
 */
export function placeGroupsFor(
  service: QuoteDraft['service'],
  end: 'origin' | 'destination',
): readonly PlaceGroup[] {
  const country: Country = end === 'origin' ? 'US' : 'NG';
  const groups = inCountry[country];
  if (service === 'logistics') return [...groups, ...inCountry[country === 'US' ? 'NG' : 'US']];
  if (isPurchase(service) && end === 'origin') return [];
  if (service === 'inspection' && end === 'destination') return [undecided, ...groups];
  return groups;
}

/** The codes of `placeGroupsFor`. */
export const placesFor = (
  service: QuoteDraft['service'],
  end: 'origin' | 'destination',
): ReadonlySet<string> =>
  new Set(placeGroupsFor(service, end).flatMap(({ places }) => places.map(({ code }) => code)));

type End = QuoteDraft['origin'];

/** Whether a place is a state, which needs a city. Ports and countries don't. */
export const isState = (place: string): boolean => place.includes('-');

/** The place's city; '' for anything but a state, even if a city was typed earlier. */
export const cityOf = ({ place, city }: End): string => (isState(place) ? city.trim() : '');
