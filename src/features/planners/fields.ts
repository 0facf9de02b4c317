import { isRecord } from '../../lib/isRecord';

/** What a planner keeps on the device: the texts of its fields. */
export type Texts<K extends string> = Readonly<Record<K, string>>;

/** Longer than any number or date: no field takes more, and none of more is kept. */
export const TEXT_MAX = 40;

/** A check for `useDeviceState`, field by field: what is no short text is empty, and costs the others nothing. */
export function textsParser<K extends string>(keys: readonly K[]) {
  return (stored: unknown): Texts<K> | undefined => {
    if (!isRecord(stored)) return undefined;
    const textOf = (key: K) => {
      const text = stored[key];
      return typeof text === 'string' && text.length <= TEXT_MAX ? text : '';
    };
    return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Texts<K>;
  };
}

/** A whole number as typed; undefined when it is none. */
export const wholeNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
