import { portPlaces, sheets } from '../../../src/content/map/chart';
import type { SheetName } from '../../../src/content/map/chart';
import { plans, portLabels } from '../../../src/content/ports/mapLabels';
import { ports, portsByCode } from '../../../src/content/ports/ports';

interface Box {
  readonly of: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Archivo at weight 640 averages 0.58 em per character, with 0.8 em above and 0.2 em below the baseline. */
const SIZE = 13;
const EM = 0.6;

const textBox = (of: string, text: string, x: number, y: number, anchor: string, size = SIZE): Box => {
  const wide = text.length * size * EM;
  const left = anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x;
  return { of, left, right: left + wide, top: y - 0.8 * size, bottom: y + 0.2 * size };
};

const markBox = (of: string, [x, y]: readonly [number, number]): Box => ({
  of: `mark of ${of}`,
  left: x - 5,
  right: x + 5,
  top: y - 5,
  bottom: y + 5,
});

const boxesOn = (name: SheetName, size = SIZE): readonly Box[] => {
  const { fit } = sheets[name];
  const plan = plans.find((each) => each.name === name);
  const labels = Object.entries(portLabels[name]).flatMap(([code, { text, anchor, mark, name: ownName }]) => {
    const [x, y] = portPlaces[code] ?? [NaN, NaN];
    const at = mark ?? ([x * fit.scale + fit.x, y * fit.scale + fit.y] as const);
    const port = ownName ?? portsByCode.get(code)?.name ?? '';
    return [textBox(port, port, text[0], text[1], anchor, size), markBox(port, at)];
  });
  if (!plan) return labels;
  return [...labels, textBox('title', plan.title.toUpperCase(), plan.at[0], plan.at[1], plan.anchor, 15)];
};

/** On a tablet, the Atlantic sheet has the names of its ports, the inset titles and the ocean's name in large type. */
const tabletBoxes = (): readonly Box[] => [
  ...boxesOn('atlantic', 16),
  ...plans.flatMap(({ title, where }) =>
    where ? [textBox(title, title, where[0], where[1], 'middle', 20)] : [],
  ),
  textBox('ocean', 'Atlantic Ocean', 520, 152, 'middle', 21),
];

const overlapping = (boxes: readonly Box[]): readonly string[] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.of} and ${b.of}`),
  );

const outside = (boxes: readonly Box[], width: number, height: number): readonly string[] =>
  boxes
    .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
    .map(({ of }) => of);

describe('map labels', () => {
  it.each(Object.keys(sheets) as SheetName[])('do not overlap, and fit on the sheet "%s"', (name) => {
    const boxes = boxesOn(name);
    expect(boxes.length).toBeGreaterThan(5);
    expect(overlapping(boxes)).toEqual([]);
    expect(outside(boxes, sheets[name].width, sheets[name].height)).toEqual([]);
  });

  it('do not overlap on the tablet’s Atlantic sheet', () => {
    expect(overlapping(tabletBoxes())).toEqual([]);
    expect(outside(tabletBoxes(), 1000, 500)).toEqual([]);
  });

  it('cover every port: on the insets for phones, on the Atlantic and two insets for wide screens', () => {
    const codes = ports.map(({ code }) => code).sort();
    const { atlantic, east, texas, nigeria } = portLabels;
    expect(Object.keys({ ...east, ...texas, ...nigeria }).sort()).toEqual(codes);
    expect(Object.keys({ ...atlantic, ...texas, ...nigeria }).sort()).toEqual(codes);
  });
});
