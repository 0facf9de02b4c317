import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const trucking: Picture = {
  "name": "trucking",
  "version": "3230b0b3",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#c8c8c8",
  "alt": "Model of a highway between fields: a loaded car hauler passes a green road sign.",
  "caption": "The trucker notes the car’s condition at pickup.",
  "stage": "collect"
};
