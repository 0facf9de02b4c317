/** Bounds of the enquiry list: a list that a person reads, not an order sheet. */
export const MAX_LINES = 30;
export const MAX_QUANTITY = 20;
export const MAX_NAME = 80;
export const MAX_NOTE = 200;
