import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const careers: Picture = {
  "name": "careers",
  "version": "51400ca3",
  "width": 480,
  "height": 270,
  "widths": [
    480
  ],
  "color": "#d8d8c8",
  "alt": "Model of a quay: people in helmets at work between a pickup, a crane and a vessel.",
  "caption": "Loading is people’s work: every car is driven, measured, lashed and signed for by somebody.",
  "stage": "company"
};
