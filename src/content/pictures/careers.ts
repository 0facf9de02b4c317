import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const careers: Picture = {
  "name": "careers",
  "version": "00d5c039",
  "width": 1600,
  "height": 1200,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#586858",
  "alt": "Model of a car deck: a worker ties an orange SUV down with a yellow strap, another checks a list.",
  "caption": "A car changes hands several times on the way. Each handoff is checked and signed for.",
  "stage": "company"
};
