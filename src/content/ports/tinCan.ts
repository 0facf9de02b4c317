import type { Fact } from '../rateTypes';

/** One of `facts`. */
export const tinCan = {
  text: 'Reported as mainly RoRo, at terminals D (Five Star) and E (PTML). E takes containers, too.',
  confidence: 'reported',
  source: 'https://dlca.logcluster.org',
  checked: '2026-11-25',
} as const satisfies Fact;
