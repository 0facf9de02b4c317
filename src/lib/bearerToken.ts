/** Matches tokens that fit in an Authorization header: visible ASCII. `fetch` throws on most other values. */
export const BEARER_TOKEN = /^[\x21-\x7e]+$/;
