import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const careers: Picture = {
  "name": "careers",
  "version": "53e2806a",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#d8d8c8",
  "alt": "Model of a pier: workers in hard hats, a pickup, a crane and a vessel.",
  "caption": "A car changes hands several times on the way. Each handoff is checked and signed for.",
  "stage": "company"
};
