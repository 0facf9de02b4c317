/** Title of the warnings in the review. */
export const reviewWarnings = 'Check before you send';

/** Warnings about a vehicle's age. The limit is counted from the year of manufacture. */
export const ageWarning = {
  over: (year: number, age: number, on: number, limit: number) =>
    `A ${String(year)} model is ${String(age)} years old in ${String(on)}. By its 2023 list, Nigeria allows ${String(limit)} years from manufacture.`,
  atLimit: (year: number, on: number, limit: number) =>
    `A ${String(year)} model turns ${String(limit)} in ${String(on)}, right at Nigeria’s limit by its 2023 list. If it arrives next year, it may be over.`,
  confirm: (before: 'bid' | 'ship') => `Rules change: confirm before you ${before}.`,
  of: (vehicle: string, warning: string) => `${vehicle}: ${warning}`,
} as const;
