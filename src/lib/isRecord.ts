/** Whether an unknown value is an object with fields. Arrays aren't. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
