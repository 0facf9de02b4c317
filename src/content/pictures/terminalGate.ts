import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const terminalGate: Picture = {
  "name": "terminal-gate",
  "version": "605091ae",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#484848",
  "alt": "Model of a terminal gate: a clerk hands a driver the dock receipt at the booth’s counter, an orange SUV behind them.",
  "caption": "The gate records the car, its weight and its condition. The dock receipt shows what the terminal received.",
  "stage": "collect"
};
