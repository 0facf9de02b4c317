/** Where the list stands on the shop page: the badge of every page leads there. */
export const LIST_ID = 'your-list';
