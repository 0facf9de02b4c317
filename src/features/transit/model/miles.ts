import { groupDigits } from '../../../lib/text/groupDigits';

const STEP = 50;

/** Formats a distance rounded to 50 nautical miles, such as '5,150': vessels don't follow the lane exactly. */
export const roundedMiles = (miles: number): string => groupDigits(String(Math.round(miles / STEP) * STEP));
