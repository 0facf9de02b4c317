/** Id of the hidden notice in every page, which the starter shows. */
export const TROUBLE_ID = 'start-trouble';
