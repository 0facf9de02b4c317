import { carrierKinds } from '../../src/content/ports/carrierKinds';
import { ways } from '../../src/content/services/autoShipping';
import { trucks } from '../../src/content/services/logistics';
import { PHONE_PICTURE_BYTES, PHONE_WIDTH } from '../bench/budgets';

/** Frames side by side in one render, in the page's order. The aspect ratio must match the scene's. */
export interface Strip {
  readonly scene: string;
  /** What the files' names begin with. */
  readonly name: 'vessel' | 'way' | 'truck';
  readonly ids: readonly string[];
  /** In pixels, the size of the largest files. */
  readonly width: number;
  readonly height: number;
  /** The most bytes of an AVIF of each width. */
  readonly bytes: Readonly<Record<number, number>>;
}

export const strips: readonly Strip[] = [
  {
    scene: 'vessels',
    name: 'vessel',
    ids: carrierKinds.map(({ id }) => id),
    width: 640,
    height: 456,
    bytes: { 480: PHONE_PICTURE_BYTES, 640: PHONE_PICTURE_BYTES },
  },
  {
    scene: 'vessels-ways',
    name: 'way',
    ids: ways.map(({ id }) => id),
    width: 1056,
    height: 408,
    bytes: { 480: PHONE_PICTURE_BYTES, 1056: 26_000 },
  },
  {
    scene: 'trucks',
    name: 'truck',
    ids: trucks.map(({ id }) => id),
    width: 1120,
    height: 440,
    bytes: { 480: PHONE_PICTURE_BYTES, [PHONE_WIDTH]: PHONE_PICTURE_BYTES, 1120: 30_000 },
  },
];

export const stripWidth = ({ width, ids }: Strip) => width * ids.length;
