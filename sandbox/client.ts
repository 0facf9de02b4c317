/** The bindings that @hono/node-server passes with a request. Empty without a socket, as in tests. */
export interface ClientBindings {
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined; destroy(): unknown };
  };
}

/**
 * Whether the connection was dropped instead of answered. @hono/node-server marks that with a header. Without a
 * socket it is a network error, whose headers are immutable.
 */
export const isDropped = (response: Response) =>
  response.type === 'error' || response.headers.has('x-hono-already-sent');

/** Environment of the Hono apps. */
export interface ClientEnv {
  Bindings: ClientBindings;
}

/** The client's IP address, or 'local' without a socket. */
export const clientAddress = (bindings: ClientBindings) => bindings.incoming?.socket.remoteAddress ?? 'local';
