import type { SheetName } from '../map/chart';

/** Position of a port's name on a sheet, in its pixels. If the mark was moved, a line connects it to the port. */
export interface PortLabel {
  readonly text: readonly [x: number, y: number];
  readonly anchor: 'start' | 'end';
  readonly mark?: readonly [x: number, y: number];
  /** If not the port's name. */
  readonly name?: string;
}

/** Placed by hand. __tests__/content/ports/mapLabels.test.ts checks that none overlap. */
export const portLabels: Readonly<Record<SheetName, Readonly<Record<string, PortLabel>>>> = {
  atlantic: {
    USPVD: { text: [271, 44], anchor: 'start', mark: [262, 40] },
    USDVV: { text: [275, 61], anchor: 'start', mark: [266, 57] },
    USNYC: { text: [215, 73], anchor: 'end' },
    USBAL: { text: [196, 91], anchor: 'end' },
    USSAV: { text: [143, 134], anchor: 'end', mark: [151, 130] },
    USSSI: { text: [140, 150], anchor: 'end', mark: [148, 146] },
    USJAX: { text: [137, 166], anchor: 'end', mark: [145, 162] },
  },
  east: {
    USPVD: { text: [259, 17], anchor: 'end', mark: [268, 13] },
    USDVV: { text: [253, 33], anchor: 'end', mark: [262, 29] },
    USNYC: { text: [220, 55], anchor: 'end' },
    USBAL: { text: [177, 89], anchor: 'end' },
    USSAV: { text: [95, 245], anchor: 'end' },
    USSSI: { text: [88, 265], anchor: 'end' },
    USJAX: { text: [94, 282], anchor: 'end', mark: [103, 278] },
  },
  texas: {
    USHOU: { text: [142, 72], anchor: 'end' },
    USGLS: { text: [172, 102], anchor: 'end' },
    USFPO: { text: [140, 129], anchor: 'end' },
    USLGB: { text: [33, 27], anchor: 'start', mark: [23, 23], name: 'Long Beach, CA' },
  },
  nigeria: {
    NGTIN: { text: [27, 24], anchor: 'start', mark: [17, 20] },
    NGAPP: { text: [63, 42], anchor: 'start', mark: [53, 38] },
    NGLKK: { text: [88, 69], anchor: 'start' },
    NGWAR: { text: [174, 105], anchor: 'start' },
    NGPHC: { text: [217, 131], anchor: 'end' },
    NGONN: { text: [247, 110], anchor: 'start', mark: [238, 106] },
    NGCBQ: { text: [334, 116], anchor: 'end' },
  },
};

/**
 * Areas of the insets and positions of their titles; `where` is the outline's label on the Atlantic sheet,
 * `tie` a line from the outline to the inset.
 */
export const plans = [
  { name: 'east', title: 'East Coast', at: [14, 26], anchor: 'start', where: null, tie: null },
  { name: 'texas', title: 'Texas', at: [328, 24], anchor: 'end', where: [56, 218], tie: 'M56.5 198V308' },
  { name: 'nigeria', title: 'Nigeria', at: [328, 24], anchor: 'end', where: [870, 356], tie: 'M870 369V329' },
] as const;

export type PlanName = (typeof plans)[number]['name'];
