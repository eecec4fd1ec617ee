export class EmbeddedFault extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EmbeddedFault';
  }
}

export const elsewhere = 'set DATABASE_URL to a PostgreSQL (15 or newer) of your own';
