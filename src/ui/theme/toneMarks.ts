/**
 * A shape for each tone, used in tags and on the map: disc, triangle, cross, ring, diamond. Centered on 0,0,
 * 12 units wide.
 */
export const toneMarks = {
  good: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  caution: 'M0-5.6L6 4.8H-6z',
  bad: 'M-4.4-4.4L4.4 4.4M4.4-4.4L-4.4 4.4',
  neutral: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  sea: 'M0-5L5 0 0 5-5 0z',
} as const;
