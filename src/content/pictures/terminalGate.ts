import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const terminalGate: Picture = {
  "name": "terminal-gate",
  "version": "5e756bd1",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of a terminal gate: cars lined up at the booths, an orange SUV on the scale, a dock receipt on a board.",
  "caption": "The gate records the car, its weight and its condition. The dock receipt shows what the terminal received.",
  "stage": "collect"
};
