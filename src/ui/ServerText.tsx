/**
 * A text of the server, or a name, inside our English: isolated, in the direction of its own script. An element of its
 * own also survives the browser's translation. Use it wherever such a text is shown.
 */
export const ServerText = ({ children }: { readonly children: string }) => <bdi dir="auto">{children}</bdi>;
