/** Limits of the enquiry list, which a person reads. It isn't a bulk order form. */
export const MAX_ITEMS = 30;
export const MAX_QUANTITY = 20;
export const MAX_NAME = 80;
export const MAX_NOTE = 200;
