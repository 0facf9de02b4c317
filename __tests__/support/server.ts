import { setupServer } from 'msw/node';

/** The network's edge. A test names the answers it needs; every other call fails it. */
export const server = setupServer();
