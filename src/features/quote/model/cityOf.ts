import type { QuoteDraft } from './draft';

type End = QuoteDraft['origin'];

/** Whether a place is a state, in which the city is worth a question: a port, or a whole country, has none. */
export const isState = (place: string): boolean => place.includes('-');

/** The city that goes with a place; empty where none does, whatever was typed before. */
export const cityOf = ({ place, city }: End): string => (isState(place) ? city.trim() : '');
