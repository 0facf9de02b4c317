import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const notFound: Picture = {
  "name": "not-found",
  "version": "396e39fa",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#b8c8c8",
  "alt": "Model of an orange car on a small raft with a white flag, far out at sea, a person waving.",
  "caption": "This one didn’t book with us.",
  "stage": "company"
};
