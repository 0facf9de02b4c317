import type { Picture } from '../../lib/picture';

/** Written by scripts/pictures: change the scene, not this. */
export const notFound: Picture = {
  "name": "not-found",
  "version": "5589640e",
  "width": 480,
  "height": 270,
  "widths": [
    480
  ],
  "color": "#88b8b8",
  "alt": "Model of an orange car on a small raft with a white flag, far out at sea; somebody waves.",
  "caption": "This one did not book with us.",
  "stage": "company"
};
