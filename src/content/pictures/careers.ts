import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const careers: Picture = {
  "name": "careers",
  "version": "59efc923",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#b8a898",
  "alt": "Model of a pier: workers in hard hats around a pickup, a RoRo vessel behind them.",
  "caption": "A car changes hands several times on the way. Each handoff is checked and signed for.",
  "stage": "company"
};
