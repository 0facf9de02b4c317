/** Fills of chart parts. Literal values instead of custom properties, because a canvas draws them, too. */
export const fills = {
  sand: '#efe6d2',
  amber: '#f2b705',
  blue: '#8fc4cc',
  orange: '#f26b1d',
  peach: '#ffb27f',
  green: '#9fd6b8',
} as const;
