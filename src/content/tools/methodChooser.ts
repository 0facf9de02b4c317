/** Texts of the recommended method. */
export const methodAdvice = {
  by: 'We’d ship it by',
  alternative: (method: string) => `${method} may also work: the carrier decides.`,
  note: 'This is advice: each carrier has its own rules and the final say.',
  label: 'Recommended method',
  startOver: 'Start over',
} as const;

/** The questions. */
export const methodQuestions = {
  hasKeys: 'It has its keys',
  badlyDamaged: 'It’s badly damaged: loose parts, or unsafe to drive',
  oversize: 'It’s too long, wide or tall for a container',
  effects: 'I want to pack things inside',
  bodyType: 'What is it?',
  condition: 'Does it run?',
  also: 'What else applies?',
  several: 'There’s more than one vehicle',
} as const;
