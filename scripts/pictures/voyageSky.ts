import sharp from 'sharp';

/** The page's `--sea-tint`, since the page goes on above the sky. Flat at the top, so that no encoder changes it. */
const TOP = '#dce9e9';
/** From the top down to the horizon, as fractions of a tile's height. */
const STOPS = [
  [0, TOP],
  [0.1, TOP],
  [0.2, '#e9eadd'],
  [0.3, '#f6e4c6'],
  [0.38, '#f9d3a2'],
  [0.46, '#f2b983'],
] as const;
const CLOUDS = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws an evening sky behind the landscape, which is transparent where the sky shows. @returns a PNG */
export async function withSky(land: string, { width, height }: Size): Promise<Buffer> {
  const sky = await sharp(Buffer.from(skyOf({ width, height })))
    .removeAlpha()
    .png()
    .toBuffer();
  const front = await sharp(land).toColorspace('srgb').png().toBuffer();
  return sharp(sky)
    .composite([{ input: front }])
    .removeAlpha()
    .png()
    .toBuffer();
}

function skyOf({ width, height }: Size): string {
  const stops = STOPS.map(([offset, color]) => `<stop offset="${String(offset)}" stop-color="${color}"/>`);
  const clouds = Array.from({ length: CLOUDS }, (_, index) => cloud(index, { width, height }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
<defs>
<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>
<filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="26 3.4"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<g fill="#fff6e4" filter="url(#soft)">${clouds.join('')}</g>
</svg>`;
}

/** A long streak, in one of a few heights: lower ones are longer and nearer to each other. */
function cloud(index: number, { width, height }: Size): string {
  const share = (index * 0.618034) % 1;
  const x = ((index * 0.754877 + share * 0.11) % 1) * width;
  const y = (0.16 + 0.24 * share) * height;
  const length = 90 + ((index * 97) % 230) * (0.6 + share);
  const opacity = 0.28 + ((index * 31) % 40) / 100;
  return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${length.toFixed(0)}" ry="${(3 + ((index * 13) % 5)).toFixed(0)}" opacity="${opacity.toFixed(2)}"/>`;
}
