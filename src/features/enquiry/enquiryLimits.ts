/** Bounds of the enquiry list: a list that a person reads, not an order sheet. */
export const MAX_LINES = 30;
export const MAX_QUANTITY = 99;
export const MAX_NAME = 80;
