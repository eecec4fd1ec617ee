export type Batch<B, K> = {
  readonly content: B;
  /** How many rows it has, and by what the next one begins behind its last. */
  readonly count: number;
  readonly last: K | undefined;
};

/** Rows of any number, so many at a time, each batch after the last row of the one before. */
export async function* inBatches<B, K>(
  size: number,
  read: (after: K | undefined) => Promise<Batch<B, K>>,
): AsyncGenerator<B> {
  let after: K | undefined;
  for (;;) {
    const { content, count, last }: Batch<B, K> = await read(after);
    if (count > 0) yield content;
    if (count < size) return;
    after = last;
  }
}
