/** What a planner keeps on the device: the texts of its fields. */
export type Texts<K extends string> = Readonly<Record<K, string>>;

const MAX_TEXT = 40;

/** A check for `useDeviceState`: every field a short text, anything else is dropped. */
export function textsParser<K extends string>(keys: readonly K[]) {
  return (stored: unknown): Texts<K> | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const record = stored as Record<string, unknown>;
    const valid = keys.every((key) => {
      const text = record[key];
      return typeof text === 'string' && text.length <= MAX_TEXT;
    });
    return valid ? (Object.fromEntries(keys.map((key) => [key, record[key]])) as Texts<K>) : undefined;
  };
}

/** A whole number as typed; undefined when it is none. */
export const wholeNumber = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
