export type Batch<B, K> = {
  readonly content: B;
  readonly count: number;
  readonly last: K | undefined;
};

/** Keyset pagination. */
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
