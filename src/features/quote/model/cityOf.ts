import type { QuoteDraft } from './draft';

type End = QuoteDraft['origin'];

/** Whether a place is a state, which needs a city. Ports and countries don't. */
export const isState = (place: string): boolean => place.includes('-');

/** The place's city; '' for anything but a state, even if a city was typed earlier. */
export const cityOf = ({ place, city }: End): string => (isState(place) ? city.trim() : '');
