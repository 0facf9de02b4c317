/** One @, no spaces, a dotted domain: enough to catch slips. Whether an address exists only a letter can tell. */
const SHAPE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.[a-z]{2,}$/i;
const MAX = 254;

/** Whether a text could be an e-mail address; white space around it, as pasting leaves it, does not count. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX && SHAPE.test(address) && !address.includes('..') && !/^\.|\.@/.test(address);
}
