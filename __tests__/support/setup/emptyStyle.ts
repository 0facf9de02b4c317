/** Replaces style sheets, which jsdom has no use for. */
export default {};
