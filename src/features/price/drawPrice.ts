import type { PriceSheet } from './model/priceSheet';
import { partColors } from './partColors';

const WIDTH = 1080;
const MARGIN = 64;
/** Parts narrower than this, in pixels, aren't numbered. */
const MIN_NUMBERED_WIDTH = 30;
/** The heading typeface has this weight only. */
const HEADING = 780;
const COLORS = {
  ink: '#0b2b3a',
  paper: '#fbf9f4',
  soft: '#37505e',
  signal: '#f26b1d',
} as const;

/** Draws the sheet and returns its total height. */
type Draw = (context: CanvasRenderingContext2D, sheet: PriceSheet, owner: string) => number;

function wrap(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(line).width <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

const draw: Draw = (context, { car, total, naira, parts, groups, notes }, owner) => {
  const family = getComputedStyle(document.body).fontFamily;
  const headings = getComputedStyle(document.documentElement).getPropertyValue('--font-heading');
  const inner = WIDTH - 2 * MARGIN;
  let y = MARGIN;
  const write = (text: string, size: number, weight: number, color: string, width = inner) => {
    context.font = `${String(weight)} ${String(size)}px ${weight === HEADING ? headings : family}`;
    context.fillStyle = color;
    for (const line of wrap(context, text, width)) {
      y += size * 1.35;
      context.fillText(line, MARGIN, y);
    }
  };
  context.textAlign = 'left';
  write(owner, 30, HEADING, COLORS.signal);
  y += 12;
  write(car, 34, 500, COLORS.paper);
  y += 12;
  write(total, 44, HEADING, COLORS.paper);
  if (naira) write(naira, 34, 600, COLORS.paper);
  y += 36;
  let left = MARGIN;
  context.font = `700 26px ${family}`;
  for (const [index, { id, percent }] of parts.entries()) {
    const width = (inner * percent) / 100;
    context.fillStyle = partColors[id];
    context.fillRect(left, y, width, 56);
    context.lineWidth = 3;
    context.strokeStyle = COLORS.ink;
    context.strokeRect(left, y, width, 56);
    // The numbers match the legend below, so that parts aren't distinguished by color alone.
    context.fillStyle = COLORS.ink;
    if (width >= MIN_NUMBERED_WIDTH) context.fillText(String(index + 1), left + 8, y + 37);
    left += width;
  }
  y += 56;
  // No line break within an entry.
  const legend = parts.map(({ name, percent }, index) =>
    `${String(index + 1)} ${name} ${percent.toFixed(0)}%`.replaceAll(' ', '\u00A0'),
  );
  write(legend.join(' · '), 24, 600, COLORS.paper);
  y += 40;
  // The header's background goes behind its text, whose height is only known now.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = COLORS.ink;
  context.fillRect(0, 0, WIDTH, y);
  context.globalCompositeOperation = 'source-over';
  for (const { name, rows } of groups) {
    y += 36;
    context.fillStyle = COLORS.signal;
    context.fillRect(MARGIN, y, inner, 6);
    y += 12;
    write(name, 34, HEADING, COLORS.ink);
    for (const { label, amount, mark, source } of rows) {
      const top = y;
      write(label, 29, 500, COLORS.ink, inner * 0.6);
      context.textAlign = 'right';
      context.font = `700 29px ${family}`;
      context.fillText(amount, WIDTH - MARGIN, top + 39);
      context.textAlign = 'left';
      write(source ? `${mark}: ${source}` : mark, 22, 500, COLORS.soft);
      y += 8;
    }
  }
  y += 28;
  for (const note of notes) {
    write(note, 24, 500, COLORS.soft);
    y += 10;
  }
  return y + MARGIN;
};

/**
 * Renders the sheet as a PNG for sharing.
 * @param owner the company name printed at the top
 * @throws Error if canvas isn't available
 */
export async function drawPrice(sheet: PriceSheet, owner: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas is not available.');
  canvas.width = WIDTH;
  // The first draw only measures the height; setting it clears the canvas.
  canvas.height = Math.ceil(draw(context, sheet, owner));
  draw(context, sheet, owner);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, WIDTH, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be encoded.'));
    }, 'image/png');
  });
}
