/** The sedan's frame: its views share a width. Other kinds have a larger or smaller one of that shape. As in `scenes/views.py`. */
export const FRAME = { width: 4.9, above: 2.2, side: 1.6 } as const;

interface Kind {
  /** The width of the frame, in meters. Must match `scenes/views.py`. */
  readonly meters: number;
  /** Whether it's also shown on its own, in a large file. */
  readonly isLarge?: boolean;
  /** Whether it has no mirrors that fold: all of it counts for its width, as handlebars do. */
  readonly isWhole?: boolean;
}

/** The kinds of vehicles that are seen from the side and from above, by name. */
export const views: Readonly<Record<string, Kind>> = {
  sedan: { meters: 4.9, isLarge: true },
  suv: { meters: 5.5 },
  pickup: { meters: 5.9 },
  minivan: { meters: 5.7 },
  van: { meters: 6.6 },
  motorcycle: { meters: 4.2, isWhole: true },
};

/** Of a kind's render. 408 pixels per meter if it's large, or else 110. */
export const renderWidth = ({ meters, isLarge }: Kind): number => (isLarge ? 2000 : Math.round(meters * 110));
