/** Id of the hidden notice in every page, which the starter shows. */
export const START_NOTICE_ID = 'start-notice';
