// Written by `npm run pictures`. Do not edit.

const usual = { width: 1600, widths: [480, 720, 1200, 1600] } as const;
const phone = { width: 720, widths: [480, 720] } as const;

/** Their files, by picture. */
export const pictureFiles = {
  'auction-yard': { version: '491b364f', ...usual, height: 900, color: '#444' },
  'auto-shipping': { version: '91ff29e6', ...usual, height: 900, color: '#998' },
  'car-purchase': { version: '04118a34', ...usual, height: 900, color: '#a98' },
  'car-purchase-phone': { version: '4df0463e', ...phone, height: 476, color: '#eec' },
  careers: { version: 'bbee625a', ...usual, height: 900, color: '#686' },
  'careers-phone': { version: 'faded074', ...phone, height: 476, color: '#686' },
  'container-stuffing': { version: '22dbdc13', ...usual, height: 900, color: '#a98' },
  doorstep: { version: 'ae126faa', ...usual, height: 900, color: '#a98' },
  hero: { version: 'fa2056c9', ...usual, height: 900, color: '#bcc' },
  'hero-phone': { version: 'dfacef8d', ...phone, height: 480, color: '#a98' },
  'hero-wide': { version: '7f6a7d1f', width: 1920, widths: [960, 1440, 1920], height: 883, color: '#cdd' },
  inspection: { version: 'f7c7ac1d', ...usual, height: 900, color: '#a98' },
  'inspection-bay': { version: 'bf585987', ...usual, height: 900, color: '#a97' },
  international: { version: '719d8af9', ...usual, height: 900, color: '#ca7' },
  'lagos-terminal': { version: 'b40ea0b4', ...usual, height: 900, color: '#ba9' },
  logistics: { version: '0ef84b41', ...usual, height: 1200, color: '#bcc' },
  'not-found': { version: '3ae633db', ...usual, height: 900, color: '#dcb' },
  office: { version: '17448526', ...usual, height: 900, color: '#987' },
  referral: { version: '648ac461', ...usual, height: 900, color: '#a98' },
  'referral-phone': { version: 'b2710b32', ...phone, height: 382, color: '#edc' },
  'sea-crossing': { version: 'a77de5a4', ...usual, height: 900, color: '#dcb' },
  shop: { version: 'e212d3d6', ...usual, height: 1200, color: '#eed' },
  'shop-phone': { version: '58df3749', ...phone, height: 374, color: '#eec' },
  'terminal-gate': { version: 'afbd9846', ...usual, height: 900, color: '#444' },
  trucking: { version: '3230b0b3', ...usual, height: 900, color: '#ccc' },
} as const;
