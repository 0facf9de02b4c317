import { CARRIER_KNOTS } from '../../lib/time/transit';
import { rates } from '../rates';

/** Notes next to the result. */
export const transitNotes = {
  about: 'What’s included',
  speed: `at ${String(CARRIER_KNOTS.least)} to ${String(CARRIER_KNOTS.most)} knots, the usual speed of vehicle carriers`,
  spread: 'Striped: slower vessel',
  notASchedule:
    'These are the earliest dates, not a schedule. Vessels call at other ports and wait. Your booking has the sailing date.',
  freeDays: `Free days count from the day after discharge. For containers, industry sources in Lagos report ${String(rates.lagosStorage.count)} for storage and ${String(rates.lagosDemurrage.count)} for demurrage; go by your terminal’s and carrier’s tariffs.`,
  askFreeDays: 'For free days at this port, ask the terminal. Those reported in Lagos are for containers.',
} as const;
