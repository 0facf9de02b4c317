/** Mock of `window.scrollTo`, which jsdom doesn't implement. */
export const scrollToMock = jest.fn<undefined, unknown[]>();
