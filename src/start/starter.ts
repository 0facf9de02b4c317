import { startLate } from './startLate';

/** The inline script of every page, compiled into it by scripts/build/starter.ts. */
startLate();
