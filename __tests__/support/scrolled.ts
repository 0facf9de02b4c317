/** Stands in for `window.scrollTo`, which jsdom lacks: where each test's page was scrolled to. */
export const scrolled = jest.fn<undefined, unknown[]>();
