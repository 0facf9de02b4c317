/**
 * A message with the shop's list in it: in place of the one that was put in before, below what else was written.
 * @param before the list that was put in before; empty when there was none
 */
export function withList(message: string, list: string, before: string): string {
  if (before !== '' && message.includes(before)) return message.replace(before, () => list);
  if (message.includes(list)) return message;
  return message.trim() === '' ? list : `${message.trimEnd()}\n\n${list}`;
}
