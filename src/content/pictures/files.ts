// Written by `npm run pictures`. Do not edit.

const usual = { width: 1600, widths: [480, 720, 1200, 1600] } as const;
const phone = { width: 720, widths: [480, 720] } as const;

/** The files of each picture, by its name. */
export const pictureFiles = {
  'auction-yard': { version: '2efda230', ...usual, height: 900, color: '#484848' },
  'auto-shipping': { version: '91ff29e6', ...usual, height: 900, color: '#989888' },
  'car-purchase': { version: '04118a34', ...usual, height: 900, color: '#a89888' },
  'car-purchase-phone': { version: '4df0463e', ...phone, height: 476, color: '#e8e8c8' },
  careers: { version: 'bbee625a', ...usual, height: 900, color: '#688868' },
  'careers-phone': { version: 'faded074', ...phone, height: 476, color: '#688868' },
  'container-stuffing': { version: '18526f8a', ...usual, height: 900, color: '#a89888' },
  customs: { version: '8bf76278', ...usual, height: 900, color: '#a89888' },
  doorstep: { version: 'ae126faa', ...usual, height: 900, color: '#a89888' },
  hero: { version: '928fd94c', ...usual, height: 900, color: '#b8c8c8' },
  'hero-phone': { version: '996ba094', ...phone, height: 480, color: '#a89888' },
  'hero-wide': { version: '073c99dd', width: 1920, widths: [960, 1440, 1920], height: 883, color: '#c8d8d8' },
  inspection: { version: 'f7c7ac1d', ...usual, height: 900, color: '#a89888' },
  'inspection-bay': { version: 'e6426e7b', ...usual, height: 900, color: '#b8a888' },
  international: { version: '719d8af9', ...usual, height: 900, color: '#c8a878' },
  'lagos-terminal': { version: 'f3ff30f7', ...usual, height: 900, color: '#b8a898' },
  logistics: { version: '88c35393', ...usual, height: 1200, color: '#b8c8c8' },
  'not-found': { version: '3ae633db', ...usual, height: 900, color: '#d8c8b8' },
  office: { version: '17448526', ...usual, height: 900, color: '#988878' },
  referral: { version: '648ac461', ...usual, height: 900, color: '#a89888' },
  'referral-phone': { version: 'b2710b32', ...phone, height: 382, color: '#e8d8c8' },
  'sea-crossing': { version: 'a77de5a4', ...usual, height: 900, color: '#d8c8b8' },
  shop: { version: 'e212d3d6', ...usual, height: 1200, color: '#e8e8d8' },
  'shop-phone': { version: '58df3749', ...phone, height: 374, color: '#e8e8c8' },
  'terminal-gate': { version: '81e74c67', ...usual, height: 900, color: '#484848' },
  trucking: { version: '7f315665', ...usual, height: 900, color: '#c8c8c8' },
} as const;
