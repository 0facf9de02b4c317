import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const inspectionBay: Picture = {
  "name": "inspection-bay",
  "version": "bf585987",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89878",
  "alt": "Model of an inspection bay: a white SUV on a lift between two orange posts, a person checking its underside.",
  "caption": "Rust, leaks and bent frames show up underneath, where listings rarely have photos.",
  "stage": "inspect"
};
