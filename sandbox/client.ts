/** What @hono/node-server hands over beside the request; nothing where there is no socket, as in tests. */
export interface ClientBindings {
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined; destroy(): unknown };
  };
}

/**
 * Tells whether a connection was cut instead of answered. @hono/node-server marks that by a header; where
 * there is no socket it is a network error, whose headers cannot be written to.
 */
export const wasCut = (response: Response) =>
  response.type === 'error' || response.headers.has('x-hono-already-sent');

/** Environment of the Hono apps. */
export interface ClientEnv {
  Bindings: ClientBindings;
}

/** Address of who asks; one name for all where there is no socket. */
export const clientAddress = (bindings: ClientBindings) => bindings.incoming?.socket.remoteAddress ?? 'local';
