import { withoutInvisible } from './text';

/** One @, no spaces, a dotted domain: enough to catch slips. Whether an address exists only a letter can tell. */
const SHAPE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/i;
const MAX = 254;

/** An e-mail address as it is sent: without white space around it and what is unseen in it, as pasting leaves them. */
export const cleanEmail = (text: string): string => withoutInvisible(text).trim();

/** Whether a text could be an e-mail address. */
export function isEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address.length <= MAX && SHAPE.test(address) && !address.includes('..') && !/^\.|\.@/.test(address);
}
