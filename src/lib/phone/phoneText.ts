import { withoutInvisible } from '../text/text';

/** What people put between digits. */
const BETWEEN = /[\s().\-/\u2010-\u2015]/g;

/** A telephone number as typed or pasted without what stands between its digits, in the digits of ASCII. */
export const compactPhone = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).replace(BETWEEN, '');
