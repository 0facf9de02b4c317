/** Element id of the list on the shop page, which the header badge links to. */
export const LIST_ID = 'your-list';
