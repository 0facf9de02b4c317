/** A token that fits an Authorization header: visible ASCII. The fetch API throws on most other values. */
export const BEARER_TOKEN = /^[\x21-\x7e]+$/;
