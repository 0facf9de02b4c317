import type { Picture, PictureStage } from '../../lib/picture';
import { stageNames } from '../journey/codes';
import {
  auctionYard,
  carPurchase,
  careers,
  containerStuffing,
  customs,
  doorstep,
  hero,
  inspection,
  inspectionBay,
  lagosTerminal,
  logistics,
  office,
  referral,
  seaCrossing,
  shop,
  terminalGate,
} from '../pictures/scenes';
import { plural } from '../../lib/text/format';

/** The pictures, in shipping order. On wide screens, a stage's last one has the whole row if their number is odd. */
export const galleryPictures: readonly Picture[] = [
  carPurchase,
  auctionYard,
  inspection,
  inspectionBay,
  terminalGate,
  logistics,
  containerStuffing,
  hero,
  seaCrossing,
  customs,
  lagosTerminal,
  doorstep,
  careers,
  shop,
  office,
  referral,
];

/** Pictures that phones crop to half the width, in pairs. */
export const phonePairs: ReadonlySet<Picture> = new Set([
  inspection,
  inspectionBay,
  terminalGate,
  logistics,
  office,
  referral,
]);

/** The journey's stages, then a group for other pictures. */
export const galleryStages: Readonly<Record<PictureStage, string>> = {
  ...stageNames,
  company: 'Company',
};

export const galleryWords = {
  title: 'Auction to door, in miniature',
  lead: 'A car’s trip from the auction lane to the door. These are models we built to show each step, not photos of real shipments.',
  filter: 'Step',
  all: 'All',
  count: (shown: number) => plural(shown, 'picture'),
  open: (caption: string) => `View larger: ${caption}`,
  opening: 'Opening the picture…',
  unavailable: 'The picture didn’t open. Check your connection and reload the page.',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close the picture',
  copy: 'Copy the link',
  position: (number: number, count: number) => `${String(number)} of ${String(count)}`,
} as const;

export const galleryPage = {
  title: 'Gallery',
  nextTitle: 'Ready to ship yours?',
  next: 'Tell us what you’re shipping and where it’s going. You get a reference number right away.',
  getQuote: 'Get a quote',
  seeEveryStep: 'See every step',
} as const;
