import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const lagosTerminal: Picture = {
  "name": "lagos-terminal",
  "version": "b40ea0b4",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#b8a898",
  "alt": "Model of a terminal with palms: cranes over a container vessel, a green truck with a red container on the pier.",
  "caption": "Free days start at discharge. Duty, inspection and release all come before the car leaves the gate.",
  "stage": "clear"
};
