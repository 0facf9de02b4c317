import { withoutInvisible } from './text';

/** One @, no spaces, a domain with a dot: enough to catch typos. Only a message can verify an address. */
const SHAPE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/i;
const MAX = 254;

/** An e-mail address without surrounding white space and invisible characters, which pasting may add. */
export const cleanEmail = (text: string): string => withoutInvisible(text).trim();

/** Whether a text has the shape of an e-mail address. */
export function isEmail(text: string): boolean {
  const address = cleanEmail(text);
  return address.length <= MAX && SHAPE.test(address) && !address.includes('..') && !/^\.|\.@/.test(address);
}
