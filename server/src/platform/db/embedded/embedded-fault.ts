/** Why the embedded database cannot be had here: one sentence for whoever starts it, without a stack. */
export class EmbeddedFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EmbeddedFault';
  }
}

/** What somebody without an embedded database can always do. */
export const elsewhere = 'set DATABASE_URL to a PostgreSQL (15 or newer) of your own';
