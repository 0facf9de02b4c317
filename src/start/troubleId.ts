/** The hidden notice in each page that the starter shows. */
export const TROUBLE_ID = 'start-trouble';
