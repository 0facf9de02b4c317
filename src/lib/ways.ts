/** A way to send something without our server. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** All of them, for one text. */
export interface Ways {
  readonly intro: string;
  readonly email: Way;
  readonly whatsapp: Way;
  readonly calls: readonly Way[];
}
