import * as pictures from '../../src/content/pictures/scenes';
import type { Picture } from '../../src/lib/picture';

/** A scene's name and texts. It has files only once it was rendered. */
export type Scene = Pick<Picture, 'name' | 'stage' | 'alt' | 'caption'>;

export const scenes: readonly Scene[] = Object.values(pictures).filter((picture) => 'caption' in picture);

/** Another crop of a scene: a module of its own frames it, and the scene's texts describe it. */
export interface Crop {
  readonly name: string;
  /** The width of its render. */
  readonly width: number;
  /** The most bytes of an AVIF of each width. Without them, it has the widths and budgets of any picture. */
  readonly bytes?: Readonly<Record<number, number>>;
}

/** For the steps' page on wide windows. */
const stage = (name: string): Crop => ({ name: `${name}-stage`, width: 720, bytes: { 720: 13_500 } });

/** Other crops, by scene. No window that shows the phone's crop has more than 960 device pixels. */
export const crops: Readonly<Record<string, readonly Crop[]>> = {
  hero: [
    { name: 'hero-phone', width: 960 },
    { name: 'hero-wide', width: 2000, bytes: { 960: 32_000, 1440: 60_000, 1920: 95_000 } },
  ],
  shop: [{ name: 'shop-phone', width: 960 }],
  'car-purchase': [{ name: 'car-purchase-phone', width: 960 }],
  careers: [{ name: 'careers-phone', width: 960 }],
  referral: [{ name: 'referral-phone', width: 960 }],
  'auction-yard': [stage('auction-yard')],
  'inspection-bay': [stage('inspection-bay')],
  trucking: [stage('trucking')],
  'sea-crossing': [stage('sea-crossing')],
  'lagos-terminal': [stage('lagos-terminal')],
  doorstep: [stage('doorstep')],
};
