import type { Picture } from '../../lib/picture';

/** Written by `npm run pictures`. Do not edit. */
export const containerStuffing: Picture = {
  "name": "container-stuffing",
  "version": "22dbdc13",
  "width": 1600,
  "height": 900,
  "widths": [
    480,
    720,
    1200,
    1600
  ],
  "color": "#a89888",
  "alt": "Model of an open orange container: a white SUV inside, ramps in front, a green sedan waiting.",
  "caption": "Driven in, chocked and strapped down. Cars that don’t run can ship in a container, too.",
  "stage": "ship"
};
