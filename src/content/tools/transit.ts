import { rates } from '../rates';
import type { DayRange } from '../../lib/time/transit';
import { plural } from '../../lib/text/plural';

/** '12 to 15 days'. */
export const dayRangeText = ({ least, most }: DayRange): string =>
  least === most ? plural(most, 'day') : `${String(least)} to ${String(most)} days`;

/** Claims only what the calculation supports, without a schedule or a vessel's record. */
export const underwayText = (days: DayRange): string =>
  `${dayRangeText(days)} underway, not counting port calls and waiting`;

/** Texts around the tool, and a short answer without scripts. */
export const transitSection = {
  title: 'How long it takes',
  intro:
    'Choose two ports to see the transit time. Add a date to see the filing deadline, port wait times and free days, too.',
  withoutScripts: `The calendar needs JavaScript. In short: Baltimore to Lagos, a little over 5,000 nautical miles, takes about 12 to 15 days at 15 to 18 knots, plus port calls and waiting. The car and its title at the port, and the ITN, are due 72 hours before export. For containers, Lagos terminals reportedly allow ${String(rates.lagosStorage.count)} free days for storage, and carriers ${String(rates.lagosDemurrage.count)} before demurrage. For RoRo, ask the terminal.`,
} as const;
