import { paths } from './paths';

/**
 * What a visitor without a line needs most: to ask, to follow, to reach people, and the papers. The worker keeps these
 * unopened on a line that costs nothing, and the cookie page names them.
 */
export const usefulPages = [
  paths.quote,
  paths.track,
  paths.portStatus,
  paths.contact,
  paths.international,
] as const;
