/** A link that sends a message without our server. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** All such links, for one message. */
export interface Ways {
  readonly intro: string;
  readonly email: Way;
  readonly whatsapp: Way;
  readonly calls: readonly Way[];
}
