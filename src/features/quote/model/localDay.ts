/** The day that the visitor's own calendar shows, 'YYYY-MM-DD', as date inputs want it. */
export function localDay(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(instant.getFullYear())}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** The year of such a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
