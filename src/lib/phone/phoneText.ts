import { withoutInvisible } from '../text/text';

/** Separators people type between digits. */
const BETWEEN = /[\s().\-/\u2010-\u2015]/g;

/** A typed or pasted phone number without separators, in ASCII digits. */
export const compactPhone = (text: string): string =>
  withoutInvisible(text.normalize('NFKC')).replace(BETWEEN, '');
