/** The numbers of titles are in a column of their own. */
export const numberColumn = '3.25rem';

/** Lines of about 70 characters. */
export const textWidth = '34rem';
